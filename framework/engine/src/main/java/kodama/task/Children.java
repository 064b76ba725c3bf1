package kodama.task;

import org.jspecify.annotations.Nullable;

/** The children of each task, oldest first: linked lists of slot numbers. */
final class Children {
    private static final int NONE = SlotIntArray.NONE;

    private final Slots slots;

    // indexed by the slot of the parent
    private final SlotIntArray firstChild = new SlotIntArray();
    private final SlotIntArray lastChild = new SlotIntArray();

    // indexed by the slot of the child
    private final SlotIntArray previousSibling = new SlotIntArray();
    private final SlotIntArray nextSibling = new SlotIntArray();

    Children(Slots slots) {
        this.slots = slots;
    }

    void add(TaskRecord parent, TaskRecord child) {
        child.parent = parent;
        link(parent, lastChild.get(parent.slot), child.slot);
        link(parent, child.slot, NONE);
    }

    /**
     * Removes a child from its parent's list. It keeps its reference to the parent. The parent's slot can be free by
     * then, but is not reused yet, because all children leave at the end of the frame in which the parent dies.
     */
    void remove(TaskRecord child) {
        TaskRecord parent = child.parent;
        if (parent != null) link(parent, previousSibling.get(child.slot), nextSibling.get(child.slot));
    }

    /** Links two slots as neighbors among the children of a task; one of them may be the start or the end. */
    private void link(TaskRecord parent, int before, int after) {
        if (before == NONE) firstChild.set(parent.slot, after);
        else nextSibling.set(before, after);
        if (after == NONE) lastChild.set(parent.slot, before);
        else previousSibling.set(after, before);
    }

    @Nullable
    TaskRecord firstChild(TaskRecord parent) {
        return at(firstChild.get(parent.slot));
    }

    /** Returns the next younger child of the same parent. */
    @Nullable
    TaskRecord nextSibling(TaskRecord child) {
        return at(nextSibling.get(child.slot));
    }

    private @Nullable TaskRecord at(int slot) {
        return slot == NONE ? null : slots.at(slot);
    }
}
