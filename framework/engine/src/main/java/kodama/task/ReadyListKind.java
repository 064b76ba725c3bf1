package kodama.task;

/** The data structure of the ready tasks in a {@link TaskList}. It does not affect the behavior of a game. */
public enum ReadyListKind {
    /** Two arrays that are swapped each tick: reads memory sequentially. */
    ARRAY {
        @Override
        ReadyList create(Slots slots) {
            return new ArrayReadyList();
        }
    },

    /** A linked list: removing a task is free, and there is only one copy of the list. */
    LINKED {
        @Override
        ReadyList create(Slots slots) {
            return new LinkedReadyList(slots);
        }
    };

    /** Creates an empty list for the tasks of some slots. */
    abstract ReadyList create(Slots slots);
}
