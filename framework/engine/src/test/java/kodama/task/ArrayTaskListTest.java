package kodama.task;

class ArrayTaskListTest extends TaskListContract {
    ArrayTaskListTest() {
        super(RunList.ARRAY);
    }
}
