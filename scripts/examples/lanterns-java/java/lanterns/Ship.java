package lanterns;

import kodama.draw.Colors;
import kodama.draw.DrawList;
import kodama.geom.Hitbox;
import kodama.script.PhaseTask;
import kodama.shot.look.ShotStyle;
import kodama.task.Phase;

/** The ship with three phases: it flies in, the player flies it and fires, and it burns. */
final class Ship extends PhaseTask {
    private static final double SPEED = 1.8;
    private static final double SHOT_SPEED = 4;
    private static final int UP = -90;
    private static final int EVERY = 8;
    private static final int LOST_TICKS = 40;

    private final Play play;
    private ShotStyle shot;
    private int ticks;
    private int lost;

    Ship(Play play) {
        this.play = play;
        in(Phase.INIT, this::flyIn);
        in(Phase.MAIN, this::fly);
        in(Phase.END, this::burn);
    }

    @Override
    protected void start() {
        setGroup("ship");
        put("x", screenWidth() / 2.0);
        put("y", screenHeight() + 10.0);
        shot = ShotStyle.upright(game().image("kodama.blue_shot"), 3);
    }

    private boolean flyIn(double dt) {
        put("y", y() - 1.5);
        if (y() > screenHeight() - 20) return true;
        setHitbox(Hitbox.circle(3));
        setPhase(Phase.MAIN);
        return true;
    }

    private boolean fly(double dt) {
        put("x", Math.min(screenWidth() - 5, Math.max(5, x() + SPEED * game().axis("x", 1))));
        put("y", Math.min(screenHeight() - 5, Math.max(5, y() + SPEED * game().axis("y", 1))));
        if (ticks % EVERY == 0 && game().pad(1).isDown("fire")) game().fire(shot, "lantern", this, UP, SHOT_SPEED);
        ticks++;
        return true;
    }

    private boolean burn(double dt) {
        lost++;
        if (lost < LOST_TICKS) return true;
        play.end();
        return false;
    }

    @Override
    protected void onEvent(String event, Object argument) {
        if (!event.equals("hit")) return;
        clearHitbox();
        setPhase(Phase.END);
    }

    @Override
    public void draw(DrawList list) {
        if (phase() == Phase.END) {
            double light = 1 - (double) lost / LOST_TICKS;
            list.circle(x(), y(), lost, Colors.withAlpha(0x66CCFF, light));
            list.circle(x(), y(), lost / 2.0, Colors.withAlpha(0xFFFFFF, light));
        } else {
            list.disc(x(), y(), 5, 0xFF66CCFF);
            list.disc(x(), y(), 2, 0xFFFFFFFF);
        }
    }
}
