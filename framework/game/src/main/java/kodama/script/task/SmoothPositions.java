package kodama.script.task;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.bind.Table;
import kodama.task.Task;
import kodama.time.GameTime;
import org.jspecify.annotations.Nullable;

/**
 * The places of smooth tasks in pictures between two ticks. While such a picture is drawn the tables of these tasks
 * have the places that it shows, so that sprites, draw functions and cameras agree, whichever task reads them.
 *
 * <p>Does nothing where each frame has whole ticks. Owned by the game thread; allocates nothing in a tick or a picture.
 */
public final class SmoothPositions {
    private final FieldNames names;
    private final GameTime time;
    private final boolean takesAll;
    private final List<SmoothPosition> all = new ArrayList<>();
    private boolean isInBetween;
    private boolean isInPicture;

    /** @param takesAll whether tasks that do not say otherwise are smooth */
    SmoothPositions(FieldNames names, GameTime time, boolean takesAll) {
        this.names = names;
        this.time = time;
        this.takesAll = takesAll;
    }

    /** Whether a task with this setting is smooth; null, as for most, takes that of the game. */
    boolean isSmooth(@Nullable Boolean smooth) {
        return smooth == null ? takesAll : smooth;
    }

    /** Shows a task on its way from now on, after the tick in which it is. */
    SmoothPosition add(Task task, Table table) {
        SmoothPosition place = new SmoothPosition(names, task, table, all.size());
        all.add(place);
        return place;
    }

    /** Shows a task where it is. Ends a picture that is being drawn, as finish hooks may read the place of any task. */
    void remove(SmoothPosition place) {
        endPicture();
        SmoothPosition last = all.remove(all.size() - 1);
        if (last == place) return;
        last.index = place.index;
        all.set(last.index, last);
    }

    /** Sets whether pictures are drawn between ticks; false at first. */
    public void setInterpolating(boolean wanted) {
        isInBetween = wanted;
        for (int i = 0; i < all.size(); i++) all.get(i).forget();
        endTick();
    }

    /** Takes note of where all tasks are, at the end of a tick. */
    public void endTick() {
        if (!isInBetween) return;
        long tick = time.tick();
        for (int i = 0; i < all.size(); i++) all.get(i).record(tick);
    }

    /**
     * Begins a picture: until {@link #endPicture} the tables have the places that it shows.
     *
     * @param alpha how much of the last tick is over in it; above 0, infinite to show all where they are
     */
    public void beginPicture(double alpha) {
        if (!isInBetween) return;
        isInPicture = true;
        long tick = time.tick();
        for (int i = 0; i < all.size(); i++) all.get(i).apply(tick, alpha);
    }

    /** Ends a picture: the tables have the places again where the tasks are. */
    public void endPicture() {
        if (!isInPicture) return;
        isInPicture = false;
        for (int i = 0; i < all.size(); i++) all.get(i).restore();
    }
}
