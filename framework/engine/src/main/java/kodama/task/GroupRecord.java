package kodama.task;

import org.jspecify.annotations.Nullable;

/** The internal data of a group: its members in the order in which they run, and its time scale. */
final class GroupRecord {
    final String name;
    final SortedTasks members;
    final GroupTimeScale timeScale = new GroupTimeScale();

    GroupRecord(String name, SortedTasks members) {
        this.name = name;
        this.members = members;
    }

    /** Returns a member by its index in the order, or null if there are too few. */
    @Nullable
    TaskRecord nth(int n) {
        members.sort();
        return n < members.count() ? members.get(n) : null;
    }
}
