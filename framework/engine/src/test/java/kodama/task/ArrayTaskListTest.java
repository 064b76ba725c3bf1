package kodama.task;

class ArrayTaskListTest extends TaskListContract {
    ArrayTaskListTest() {
        super(ReadyListKind.ARRAY);
    }
}
