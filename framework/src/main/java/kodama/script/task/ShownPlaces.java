package kodama.script.task;

import java.util.ArrayList;
import java.util.List;
import kodama.task.Task;
import kodama.time.GameTime;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;

/**
 * The places of smooth tasks in pictures between two ticks. While such a picture is drawn the tables of these tasks
 * have the places that it shows, so that sprites, draw functions and cameras agree, whichever task reads them.
 *
 * <p>Does nothing where each frame has whole ticks. Owned by the game thread; allocates nothing in a tick or a picture.
 */
public final class ShownPlaces {
    private final FieldNames names;
    private final GameTime time;
    private final boolean takesAll;
    private final List<ShownPlace> all = new ArrayList<>();
    private boolean isInBetween;
    private boolean isInPicture;

    /** @param takesAll whether tasks that do not say otherwise are smooth */
    ShownPlaces(FieldNames names, GameTime time, boolean takesAll) {
        this.names = names;
        this.time = time;
        this.takesAll = takesAll;
    }

    /** Whether a task that says this is smooth; null is what most say. */
    boolean takes(@Nullable Boolean smooth) {
        return smooth == null ? takesAll : smooth;
    }

    /** Shows a task on its way from now on, after the tick in which it is. */
    ShownPlace add(Task task, LuaTable table) {
        ShownPlace place = new ShownPlace(names, task, table, all.size());
        all.add(place);
        return place;
    }

    /** Shows a task where it is. In the middle of a picture all are shown where they are: what ends a task may ask. */
    void remove(ShownPlace place) {
        endPicture();
        ShownPlace last = all.remove(all.size() - 1);
        if (last == place) return;
        last.index = place.index;
        all.set(last.index, last);
    }

    /**
     * Says whether pictures are drawn between ticks; they are not at first.
     *
     * @param wanted whether they are
     */
    public void setInBetween(boolean wanted) {
        isInBetween = wanted;
        for (int i = 0; i < all.size(); i++) all.get(i).forget();
        endTick();
    }

    /** Looks where all tasks are, once a tick has ended. */
    public void endTick() {
        if (!isInBetween) return;
        long tick = time.tick();
        for (int i = 0; i < all.size(); i++) all.get(i).look(tick);
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
        for (int i = 0; i < all.size(); i++) all.get(i).show(tick, alpha);
    }

    /** Ends a picture: the tables have the places again where the tasks are. */
    public void endPicture() {
        if (!isInPicture) return;
        isInPicture = false;
        for (int i = 0; i < all.size(); i++) all.get(i).hide();
    }
}
