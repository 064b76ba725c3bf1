package kodama.shot;

import kodama.base.ErrorSink;
import kodama.base.FatalErrors;

/** Calls those who steer shots or hear of them, in the order of firing. */
final class ShotCallbackRunner {
    private final ShotData data;
    private final ShotHandles handles;
    private final ErrorSink errors;

    ShotCallbackRunner(ShotData data, ShotHandles handles, ErrorSink errors) {
        this.data = data;
        this.handles = handles;
        this.errors = errors;
    }

    /** Lets pilots steer the shots before the end. */
    void steer(int end) {
        if (!data.hasAny(ShotTraits.STEERED_BY_CODE)) return;
        for (int i = 0; i < end; i++) if (data.has(i, ShotTraits.STEERED_BY_CODE) && data.isLaunched(i)) steerOne(i);
    }

    private void steerOne(int shot) {
        ShotSpec spec = data.spec(shot);
        if (spec.steering() == null) return;
        ShotHandle handle = handles.of(shot);
        try {
            spec.steering().steer(handle);
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            errors.report("pilot of a " + handle, e);
            if (data.isLive(shot))
                data.setSpec(shot, spec.toBuilder().steering(null).build());
        }
    }

    /** Tells of the ticks of the shots before the end. */
    void notifyTicks(int end) {
        if (!data.hasAny(ShotTraits.TICKING)) return;
        for (int i = 0; i < end; i++) if (data.has(i, ShotTraits.TICKING) && data.isLaunched(i)) tickOne(i);
    }

    private void tickOne(int shot) {
        ShotEventListener events = data.spec(shot).listener();
        if (events == null || data.age[shot] == 0 || data.age[shot] % events.tickInterval() != 0) return;
        ShotHandle handle = handles.of(shot);
        try {
            events.onTick(handle);
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            errors.report("events of a " + handle, e);
        }
    }
}
