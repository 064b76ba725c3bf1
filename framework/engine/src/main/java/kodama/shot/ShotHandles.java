package kodama.shot;

import java.util.Arrays;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The handles of shots. Each follows the index of its shot. */
final class ShotHandles implements ShotData.Observer {
    private final ShotData data;
    private final ShotEventQueue eventQueue;

    /** Returns the rates of a shot by its index. */
    private IntFunction<MotionRates> rates = shot -> MotionRates.STEADY;

    /** By index; null for most shots. Empty until the first handle is created. */
    private @Nullable ShotHandle[] handles = new @Nullable ShotHandle[0];

    ShotHandles(ShotData data, ShotEventQueue eventQueue) {
        this.data = data;
        this.eventQueue = eventQueue;
    }

    /** Sets what returns the rates of a shot, which its handle keeps after the end. */
    void setRates(IntFunction<MotionRates> rates) {
        this.rates = rates;
    }

    /** Returns the handle of a shot, creating it if necessary. */
    ShotHandle of(int shot) {
        if (handles.length == 0) handles = new @Nullable ShotHandle[data.capacity()];
        ShotHandle handle = handles[shot];
        if (handle == null) handles[shot] = handle = new ShotHandle(data, shot);
        return handle;
    }

    @Override
    public void onEnd(int shot, int age, ShotEndReason reason) {
        ShotHandle handle = data.has(shot, ShotTraits.HAS_LISTENER) ? of(shot) : known(shot);
        if (handle == null) return;
        handle.end(age, rates.apply(shot));
        handles[shot] = null;
        ShotEventListener listener = data.spec(shot).listener();
        if (listener != null) eventQueue.add(handle, listener, reason);
    }

    private @Nullable ShotHandle known(int shot) {
        return handles.length == 0 ? null : handles[shot];
    }

    @Override
    public void onMove(ShotMove move) {
        if (handles.length == 0) return;
        move.apply(handles);
        for (int i = move.to(); i < move.end(); i++) {
            ShotHandle handle = handles[i];
            if (handle != null) handle.setIndex(i);
        }
    }

    @Override
    public void onRelease(int from, int to) {
        if (handles.length > 0) Arrays.fill(handles, from, to, null);
    }
}
