/** Cards in a task list sorted by priority, for the example 001-task-system-java. */
package tasksystem;
