package kodama.script;

import kodama.shot.Shot;
import kodama.shot.ShotEndReason;
import kodama.shot.ShotEventListener;
import kodama.shot.ShotFilter;
import kodama.shot.ShotSpec;
import kodama.shot.look.ShotStyle;

/** Keeps, finds and removes shots from Java, and logs their events. */
public final class Shepherd extends JavaTask implements ShotEventListener {
    /** Created by the game. */
    public Shepherd() {}

    @Override
    protected void start() {
        ShotStyle style = ShotStyle.upright(game().image("kodama.shot"), 3);
        ShotSpec spec = ShotSpec.of(style)
                .hits(game().groups("wolf", "ship"))
                .listener(this)
                .build();
        for (int i = 0; i < 3; i++) game().shots().fire(spec, 10 + i, 8, 0, 1);
        Shot kept = game().shots().fireWithHandle(spec, 20, 8, 90, 1);
        if (kept != null) kept.setAngle(0);
    }

    @Override
    protected boolean update(double dt) {
        long wolves = game().groups("wolf");
        say(game().shots().select(ShotFilter.ALL.hitting(wolves)).size() + " found");
        say(game().shots().cancel(ShotFilter.ALL.hitting(wolves).around(11, 8, 1)) + " canceled");
        return false;
    }

    @Override
    public void onEnd(Shot shot, ShotEndReason why) {
        say(why + " at " + shot.x());
    }

    private void say(String line) {
        context().log().info(line);
    }
}
