package kodama.task;

import org.jspecify.annotations.Nullable;

/** The children of each task, the elder first: chains of links, which are the numbers of their places. */
final class Children {
    private static final int NONE = SlotIntArray.NONE;

    private final Slots slots;

    // by the place of the parent
    private final SlotIntArray eldest = new SlotIntArray();
    private final SlotIntArray youngest = new SlotIntArray();

    // by the place of the child
    private final SlotIntArray elder = new SlotIntArray();
    private final SlotIntArray younger = new SlotIntArray();

    Children(Slots slots) {
        this.slots = slots;
    }

    void add(TaskRecord parent, TaskRecord child) {
        child.parent = parent;
        link(parent, youngest.get(parent.slot), child.slot);
        link(parent, child.slot, NONE);
    }

    /**
     * Takes a child out of its parent's children; it still knows its parent. A parent's place may be free by then, but
     * belongs to no other yet: all its children leave at the end of the frame in which it dies.
     */
    void remove(TaskRecord child) {
        TaskRecord parent = child.parent;
        if (parent != null) link(parent, elder.get(child.slot), younger.get(child.slot));
    }

    /** Makes two places neighbors among the children of a task, of which one may be the start or the end. */
    private void link(TaskRecord parent, int before, int after) {
        if (before == NONE) eldest.set(parent.slot, after);
        else younger.set(before, after);
        if (after == NONE) youngest.set(parent.slot, before);
        else elder.set(after, before);
    }

    @Nullable
    TaskRecord firstChild(TaskRecord parent) {
        return at(eldest.get(parent.slot));
    }

    /** Returns the next child of the same parent. */
    @Nullable
    TaskRecord nextSibling(TaskRecord child) {
        return at(younger.get(child.slot));
    }

    private @Nullable TaskRecord at(int slot) {
        return slot == NONE ? null : slots.at(slot);
    }
}
