package kodama.shot;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The handles of shots, which follow their numbers. */
final class ShotHandles implements ShotData.Follower {
    private final ShotData data;
    private final ShotNews news;

    /** By the place of the numbers, null for most; empty as long as no shot has a handle. */
    private @Nullable PooledShot[] handles = new @Nullable PooledShot[0];

    ShotHandles(ShotData data, ShotNews news) {
        this.data = data;
        this.news = news;
    }

    /** The handle of a shot, which is made if it has none. */
    PooledShot of(int shot) {
        if (handles.length == 0) handles = new @Nullable PooledShot[data.capacity()];
        PooledShot handle = handles[shot];
        if (handle == null) handles[shot] = handle = new PooledShot(data, shot);
        return handle;
    }

    @Override
    public void ended(int shot, int age, ShotEnd why) {
        PooledShot handle = data.has(shot, Traits.HEARD) ? of(shot) : known(shot);
        if (handle == null) return;
        handle.gone(age);
        ShotEvents events = data.spec(shot).events();
        if (events != null) news.add(handle, events, why);
    }

    private @Nullable PooledShot known(int shot) {
        return handles.length == 0 ? null : handles[shot];
    }

    @Override
    public void shifted(int from, int to, int length) {
        if (handles.length == 0) return;
        System.arraycopy(handles, from, handles, to, length);
        for (int i = to; i < to + length; i++) {
            PooledShot handle = handles[i];
            if (handle != null) handle.moved(i);
        }
    }

    @Override
    public void released(int from, int to) {
        if (handles.length > 0) Arrays.fill(handles, from, to, null);
    }
}
