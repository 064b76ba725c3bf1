package lanterns;

import kodama.draw.Colors;
import kodama.draw.DrawList;
import kodama.geom.Hitbox;
import kodama.script.StateTask;

/** A lantern with two states: it sinks and sways; when a shot puts it out, it turns into smoke. */
final class Lantern extends StateTask {
    private static final double FALL = 0.7;
    private static final int RADIUS = 7;
    private static final int SMOKE_TICKS = 20;

    private final Play play;
    private double middle;
    private int ticks;
    private int smoke;
    private boolean out;

    Lantern(Play play) {
        this.play = play;
        setState(this::sink);
    }

    @Override
    protected void start() {
        setGroup("lantern");
        setHitbox(Hitbox.circle(RADIUS));
        put("hits", "ship"); // its body hits the ship
        middle = game().random().nextInt(16, screenWidth() - 16);
        put("x", middle);
        put("y", -RADIUS);
    }

    private boolean sink(double dt) {
        ticks++;
        put("x", middle + 10 * StrictMath.sin(ticks / 20.0));
        put("y", y() + FALL);
        return y() < screenHeight() + RADIUS;
    }

    private boolean rise(double dt) {
        smoke++;
        put("y", y() - 1);
        return smoke < SMOKE_TICKS;
    }

    @Override
    protected void onEvent(String event, Object argument) {
        if (!event.equals("hit") || out) return;
        out = true;
        play.putOut();
        clearHitbox();
        setState(this::rise);
    }

    @Override
    public void draw(DrawList list) {
        if (out) {
            double light = 1 - (double) smoke / SMOKE_TICKS;
            list.circle(x(), y(), smoke, Colors.withAlpha(0x707078, light));
        } else {
            list.disc(x(), y(), RADIUS, 0xFFC84020);
            list.disc(x(), y(), RADIUS - 3, 0xFFFFB040);
            list.rect(x() - 2, y() - RADIUS - 2, 4, 2, 0xFF604030);
        }
    }
}
