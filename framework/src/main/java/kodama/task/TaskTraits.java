package kodama.task;

import kodama.base.Checks;
import kodama.task.arena.WorkArea;
import org.jspecify.annotations.Nullable;

/** What a task is: its place in the order, its labels, its work area. */
abstract class TaskTraits extends TaskNode {
    // order

    /**
     * Returns the place in the order; smaller runs first and is drawn behind.
     *
     * @return the priority
     */
    public final double priority() {
        return priority;
    }

    /**
     * Moves the task in the order, behind all that have that priority already; does nothing if it has it or is not alive.
     *
     * <p>Takes effect at once, also while tasks run. A task that has not run in this tick does so when the tick reaches its
     * new place; if that place has been passed but the old one has not, it runs next. A task that has run does not run again.
     *
     * @param priority the new priority; any finite number
     * @throws IllegalArgumentException if the priority is infinite or not a number
     */
    public final void setPriority(double priority) {
        if (isAlive()) tasks().move(self(), priority);
    }

    /**
     * Returns the number that orders tasks of equal priority.
     *
     * @return grows with each spawn and each change of a priority in the list
     */
    public final long sequence() {
        return sequence;
    }

    /**
     * Returns the place in the order of drawing.
     *
     * @return the draw priority; the {@link #priority} unless it has one of its own
     */
    public final double drawPriority() {
        return hasDrawPriority() ? ownDrawPriority : priority;
    }

    /**
     * Tells whether the task is drawn at a place of its own.
     *
     * @return whether {@link #setDrawPriority} was called, and {@link #clearDrawPriority} not since
     */
    public final boolean hasDrawPriority() {
        return !Double.isNaN(ownDrawPriority);
    }

    /**
     * Gives the task a place of its own in the order of drawing, behind all that have it already in time, so before them in
     * the picture. It runs where it did.
     *
     * @param priority the draw priority; any finite number
     * @throws IllegalArgumentException if the priority is infinite or not a number
     */
    public final void setDrawPriority(double priority) {
        Checks.finite("draw priority", priority);
        if (priority == ownDrawPriority) return;
        ownDrawPriority = priority + 0.0;
        if (isAlive()) tasks().drawAnew(self());
    }

    /** Lets the task be drawn at its place in the order again. */
    public final void clearDrawPriority() {
        if (!hasDrawPriority()) return;
        ownDrawPriority = Double.NaN;
        if (isAlive()) tasks().drawAnew(self());
    }

    /**
     * Tells whether the task has something to draw.
     *
     * @return whether {@link TaskList#forEachDrawn} hands it out
     */
    public final boolean isDrawn() {
        return drawn;
    }

    /**
     * Sets whether the task has something to draw; not so at first. One that has not costs a frame nothing.
     *
     * @param drawn whether {@link TaskList#forEachDrawn} shall hand it out
     */
    protected final void setDrawn(boolean drawn) {
        if (this.drawn == drawn) return;
        this.drawn = drawn;
        if (isAlive()) tasks().seeAnew(self());
    }

    /**
     * Tells whether the task has a body that can be hit.
     *
     * @return whether {@link TaskList#forEachBody} hands it out
     */
    public final boolean isBody() {
        return body;
    }

    /**
     * Sets whether the task has a body that can be hit; not so at first. One that has not costs a frame nothing.
     *
     * @param body whether {@link TaskList#forEachBody} shall hand it out
     */
    protected final void setBody(boolean body) {
        if (this.body == body) return;
        this.body = body;
        if (isAlive()) tasks().seeAnew(self());
    }

    // labels

    /**
     * Returns the group.
     *
     * @return its name; empty for none
     */
    public final String group() {
        return group;
    }

    /**
     * Puts the task into a group, out of the one it was in.
     *
     * @param group the name of the group; empty for none
     */
    public final void setGroup(String group) {
        if (group.equals(this.group)) return;
        if (isAlive()) tasks().enterGroup(self(), group);
        else this.group = group;
    }

    /**
     * Returns what the task is called.
     *
     * @return the given name, or else its {@link #kind}
     */
    public final String name() {
        return givenName != null ? givenName : kind();
    }

    /**
     * Says what this task is called while nobody has named it.
     *
     * @return the simple name of the class, or that of the class it extends if it has none, unless overridden
     */
    protected String kind() {
        Class<?> named = getClass();
        while (named.getSimpleName().isEmpty()) named = named.getSuperclass();
        return named.getSimpleName();
    }

    /**
     * Says where what the task does was written, if an error's own traces do not show it.
     *
     * @return a file and line; empty unless overridden
     */
    protected String origin() {
        return "";
    }

    /**
     * Gives the task a name by which {@link TaskList#find} finds it.
     *
     * @param name the name; null for none
     */
    public final void setName(@Nullable String name) {
        if (name == null ? givenName == null : name.equals(givenName)) return;
        givenName = name;
        if (isAlive()) tasks().enterName(self());
    }

    /**
     * Tells whether the task was given a name.
     *
     * @return whether {@link #name} is a given one
     */
    public final boolean isNamed() {
        return givenName != null;
    }

    /**
     * Tells whether the task outlives a change of scene.
     *
     * @return true if {@link TaskList#killAll} may spare it
     */
    public final boolean isPersistent() {
        return persistent;
    }

    /**
     * Sets whether the task outlives a change of scene and goes on while all or its group are paused. Its children share
     * its fate.
     *
     * @param persistent whether {@link TaskList#killAll} may spare it
     */
    public final void setPersistent(boolean persistent) {
        if (this.persistent == persistent) return;
        this.persistent = persistent;
        if (isAlive()) tasks().refresh(self());
    }

    /**
     * Returns the task that this one ends with.
     *
     * @return the parent, or null if it has none
     */
    public final @Nullable Task parent() {
        return parent;
    }

    /**
     * Returns the work area that the list gave this task, cleared; see {@link TaskOptions#withWork}.
     *
     * @return the area; it is given back at the end of the frame in which the task dies
     * @throws IllegalStateException if the task has none
     */
    public final WorkArea work() {
        if (work == null) throw new IllegalStateException(this + " has no work area");
        return work;
    }

    // life

    /**
     * Tells whether the task was spawned and has not died.
     *
     * @return true while it is alive
     */
    public final boolean isAlive() {
        return list != null && !dead;
    }

    /**
     * Returns the list this task was spawned in.
     *
     * @return the list
     * @throws IllegalStateException if the task was not spawned yet, or while tasks prepare
     */
    protected final TaskList tasks() {
        if (list == null) throw new IllegalStateException(this + " was not spawned yet");
        if (list.isPreparing())
            throw new IllegalStateException(this + " may only touch its Java fields while tasks prepare");
        return list;
    }
}
