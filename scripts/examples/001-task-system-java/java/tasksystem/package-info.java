/** Cards in a task list that is sorted by priority, for the example 001-task-system-java. */
package tasksystem;
