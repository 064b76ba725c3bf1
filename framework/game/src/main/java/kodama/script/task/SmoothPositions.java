package kodama.script.task;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.bind.Table;
import kodama.task.Task;
import kodama.time.GameTime;
import org.jspecify.annotations.Nullable;

/**
 * The interpolated positions of smooth tasks. While a picture between two ticks is drawn, the tables of these tasks
 * have the interpolated positions, so that sprites, draw functions and cameras agree, whichever task reads them.
 *
 * <p>Does nothing if no frame is between two ticks. Owned by the game thread; allocates nothing in a tick or a picture.
 */
public final class SmoothPositions {
    private final FieldNames names;
    private final GameTime time;
    private final boolean isSmoothByDefault;
    private final List<SmoothPosition> all = new ArrayList<>();
    private boolean isInBetween;
    private boolean isInPicture;

    /** @param isSmoothByDefault whether tasks are smooth by default */
    SmoothPositions(FieldNames names, GameTime time, boolean isSmoothByDefault) {
        this.names = names;
        this.time = time;
        this.isSmoothByDefault = isSmoothByDefault;
    }

    /** Returns whether a task with this setting is smooth; null, as for most tasks, for the setting of the game. */
    boolean isSmooth(@Nullable Boolean smooth) {
        return smooth == null ? isSmoothByDefault : smooth;
    }

    /** Starts to interpolate a task, from the end of the current tick. */
    SmoothPosition add(Task task, Table table) {
        SmoothPosition position = new SmoothPosition(names, task, table, all.size());
        all.add(position);
        return position;
    }

    /** Stops interpolating a task. Ends the current picture, because finish hooks may read the position of any task. */
    void remove(SmoothPosition position) {
        endPicture();
        SmoothPosition last = all.remove(all.size() - 1);
        if (last == position) return;
        last.index = position.index;
        all.set(last.index, last);
    }

    /** Sets whether pictures are drawn between ticks; false by default. */
    public void setInterpolating(boolean interpolating) {
        isInBetween = interpolating;
        for (int i = 0; i < all.size(); i++) all.get(i).forget();
        endTick();
    }

    /** Records the positions of all tasks at the end of a tick. */
    public void endTick() {
        if (!isInBetween) return;
        long tick = time.tick();
        for (int i = 0; i < all.size(); i++) all.get(i).record(tick);
    }

    /**
     * Begins a picture: until {@link #endPicture} the tables have the interpolated positions.
     *
     * @param alpha part of the last tick that has passed; above 0, infinite for no interpolation
     */
    public void beginPicture(double alpha) {
        if (!isInBetween) return;
        isInPicture = true;
        long tick = time.tick();
        for (int i = 0; i < all.size(); i++) all.get(i).apply(tick, alpha);
    }

    /** Ends a picture: restores the actual positions. */
    public void endPicture() {
        if (!isInPicture) return;
        isInPicture = false;
        for (int i = 0; i < all.size(); i++) all.get(i).restore();
    }
}
