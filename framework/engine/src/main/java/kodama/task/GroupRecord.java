package kodama.task;

import org.jspecify.annotations.Nullable;

/** A group as the workers know it: the members in the order in which they run, and their pace. */
final class GroupRecord {
    final String name;
    final SortedTasks members;
    final GroupTimeScale timeScale = new GroupTimeScale();

    GroupRecord(String name, SortedTasks members) {
        this.name = name;
        this.members = members;
    }

    /** Returns a member by its place in the order, from 0; null if there are not so many. */
    @Nullable
    TaskRecord nth(int n) {
        members.sort();
        return n < members.count() ? members.get(n) : null;
    }
}
