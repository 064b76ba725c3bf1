package kodama.shot;

import kodama.base.ErrorSink;
import kodama.base.Faults;

/** Calls those who steer shots or hear of them, in the order of firing. */
final class ShotCalls {
    private final ShotData data;
    private final ShotHandles handles;
    private final ErrorSink errors;

    ShotCalls(ShotData data, ShotHandles handles, ErrorSink errors) {
        this.data = data;
        this.handles = handles;
        this.errors = errors;
    }

    /** Lets pilots steer the shots before the end. */
    void steer(int end) {
        if (!data.hasAny(Traits.PILOTED)) return;
        for (int i = 0; i < end; i++) if (data.has(i, Traits.PILOTED) && data.hasGoneOff(i)) steerOne(i);
    }

    private void steerOne(int shot) {
        ShotSpec spec = data.spec(shot);
        if (spec.pilot() == null) return;
        PooledShot handle = handles.of(shot);
        try {
            spec.pilot().steer(handle);
        } catch (Throwable e) {
            Faults.passFatal(e);
            errors.report("pilot of a " + handle, e);
            if (data.isLive(shot)) data.assign(shot, spec.but().pilot(null).build());
        }
    }

    /** Tells of the ticks of the shots before the end. */
    void tick(int end) {
        if (!data.hasAny(Traits.TICKING)) return;
        for (int i = 0; i < end; i++) if (data.has(i, Traits.TICKING) && data.hasGoneOff(i)) tickOne(i);
    }

    private void tickOne(int shot) {
        ShotEvents events = data.spec(shot).events();
        if (events == null || data.age[shot] == 0 || data.age[shot] % events.every() != 0) return;
        PooledShot handle = handles.of(shot);
        try {
            events.ticked(handle);
        } catch (Throwable e) {
            Faults.passFatal(e);
            errors.report("events of a " + handle, e);
        }
    }
}
