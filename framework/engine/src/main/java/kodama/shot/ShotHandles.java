package kodama.shot;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The handles of shots, which follow their numbers. */
final class ShotHandles implements ShotData.Observer {
    private final ShotData data;
    private final ShotEventQueue news;

    /** By the place of the numbers, null for most; empty as long as no shot has a handle. */
    private @Nullable ShotHandle[] handles = new @Nullable ShotHandle[0];

    ShotHandles(ShotData data, ShotEventQueue news) {
        this.data = data;
        this.news = news;
    }

    /** The handle of a shot, which is made if it has none. */
    ShotHandle of(int shot) {
        if (handles.length == 0) handles = new @Nullable ShotHandle[data.capacity()];
        ShotHandle handle = handles[shot];
        if (handle == null) handles[shot] = handle = new ShotHandle(data, shot);
        return handle;
    }

    @Override
    public void onEnd(int shot, int age, ShotEndReason why) {
        ShotHandle handle = data.has(shot, ShotTraits.HAS_LISTENER) ? of(shot) : known(shot);
        if (handle == null) return;
        handle.end(age);
        ShotEventListener events = data.spec(shot).listener();
        if (events != null) news.add(handle, events, why);
    }

    private @Nullable ShotHandle known(int shot) {
        return handles.length == 0 ? null : handles[shot];
    }

    @Override
    public void onShift(int from, int to, int length) {
        if (handles.length == 0) return;
        System.arraycopy(handles, from, handles, to, length);
        for (int i = to; i < to + length; i++) {
            ShotHandle handle = handles[i];
            if (handle != null) handle.setIndex(i);
        }
    }

    @Override
    public void onRelease(int from, int to) {
        if (handles.length > 0) Arrays.fill(handles, from, to, null);
    }
}
