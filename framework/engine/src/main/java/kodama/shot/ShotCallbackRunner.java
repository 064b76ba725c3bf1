package kodama.shot;

import kodama.base.ErrorSink;
import kodama.base.FatalErrors;

/** Runs the steering behaviors and the tick listeners of shots, in firing order. */
final class ShotCallbackRunner {
    private final ShotData data;
    private final ShotHandles handles;
    private final ErrorSink errors;

    ShotCallbackRunner(ShotData data, ShotHandles handles, ErrorSink errors) {
        this.data = data;
        this.handles = handles;
        this.errors = errors;
    }

    /** Runs the steering behaviors of the shots before an index. */
    void steer(int end) {
        if (!data.hasAny(ShotTraits.STEERED_BY_CODE)) return;
        for (int i = 0; i < end; i++) if (data.has(i, ShotTraits.STEERED_BY_CODE) && data.isLaunched(i)) steerOne(i);
    }

    private void steerOne(int shot) {
        SteeringBehavior behavior = data.spec(shot).steering();
        if (behavior == null) return;
        ShotHandle handle = handles.of(shot);
        try {
            behavior.steer(handle);
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            errors.report("steering behavior of a " + handle, e);
            if (data.isLive(shot)) remove(behavior, shot);
        }
    }

    /** Removes a behavior, unless it has given the shot another spec. */
    private void remove(SteeringBehavior behavior, int shot) {
        ShotSpec spec = data.spec(shot);
        if (spec.steering() == behavior)
            data.setSpec(shot, spec.toBuilder().steering(null).build());
    }

    /** Notifies the tick listeners of the shots before an index. */
    void notifyTicks(int end) {
        if (!data.hasAny(ShotTraits.TICKING)) return;
        for (int i = 0; i < end; i++) if (data.has(i, ShotTraits.TICKING) && data.isLaunched(i)) tickOne(i);
    }

    private void tickOne(int shot) {
        ShotEventListener listener = data.spec(shot).listener();
        if (listener == null || data.age[shot] == 0 || data.age[shot] % listener.tickInterval() != 0) return;
        ShotHandle handle = handles.of(shot);
        try {
            listener.onTick(handle);
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            errors.report("listener of a " + handle, e);
        }
    }
}
