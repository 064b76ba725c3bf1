package kodama.script;

import kodama.hit.Targets;
import kodama.shot.ShotSpec;
import kodama.shot.look.ShotStyle;
import kodama.task.Task;

/** A Java task that spawns more tasks and fires more shots in each tick than fit. */
public final class Crowder extends JavaTask {
    private static final class Idler extends Task {
        @Override
        protected boolean update(double dt) {
            return true;
        }
    }

    /** Created by a script. */
    public Crowder() {}

    @Override
    protected boolean update(double dt) {
        for (int i = 0; i < 5; i++) {
            tasks().spawn(new Idler(), 0.5, null);
            spawn(new Alarm());
        }
        ShotSpec spec = ShotSpec.of(ShotStyle.upright(game().image("kodama.shot"), 3))
                .hits(Targets.mask(0))
                .build();
        for (int i = 0; i < 5; i++) game().shots().fire(spec, 8, 8, 0, 0);
        return true;
    }
}
