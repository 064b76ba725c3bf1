package kodama.script;

import kodama.geom.Hitbox;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;

/** A Java scene that uses the functions of the game, and logs the results. */
public final class JavaStage extends JavaTask {
    /** Created by the game. */
    public JavaStage() {}

    @Override
    protected void start() {
        setName("stage");
        say("begun with " + number("level", 0));
        spawn(new Target("scene's", 20));
        spawnChild(new Target("child", 40));
        say("found " + game().find("targets").orElseThrow().x() + ", "
                + game().find("nobody").isPresent());
        say("drawn " + game().random().nextInt(1, 101) + " " + (game().random().nextInt(100) + 1) + " "
                + game().random().nextDouble());
    }

    @Override
    protected boolean update(double dt) {
        if (flag("wrong")) game().pad(2);
        ShotStyle style = ShotStyle.upright(game().image("kodama.shot"), 3);
        say("x " + game().axis("x", 1) + ", fire " + game().pad(1).isDown("fire") + ", fired "
                + game().fire(style, "targets", this, 0, 10));
        return number("level", 0) < 9;
    }

    private void say(String line) {
        context().log().info(line);
    }

    /** A target that logs its events. */
    static final class Target extends JavaTask {
        private final String label;
        private final double x;

        Target(String label, double x) {
            this.label = label;
            this.x = x;
        }

        @Override
        protected void start() {
            put("x", x);
            setGroup("targets");
            setHitbox(Hitbox.circle(2));
            onFinish(() -> context().log().info(label + " ends"));
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }

        @Override
        protected void onEvent(String event, @Nullable Object argument) {
            context().log().info(label + " " + event + " " + argument);
        }
    }
}
