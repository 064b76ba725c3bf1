package kodama.task;

class LinkedTaskListTest extends TaskListContract {
    LinkedTaskListTest() {
        super(ReadyListKind.LINKED);
    }
}
