package kodama.task;

/** How a {@link TaskList} keeps the tasks that are ready to run. The rules are the same, and so is every game. */
public enum ReadyListKind {
    /** Two arrays that change roles each tick: reads memory in order. */
    ARRAY {
        @Override
        ReadyList create(Slots slots) {
            return new ArrayReadyList();
        }
    },

    /** A chain of links: a task that leaves costs nothing, and there is one copy of the list only. */
    LINKED {
        @Override
        ReadyList create(Slots slots) {
            return new LinkedReadyList(slots);
        }
    };

    /** Makes an empty list of tasks that have places. */
    abstract ReadyList create(Slots slots);
}
