package lanterns;

import kodama.draw.DrawList;
import kodama.geom.Hitbox;
import kodama.script.JavaTask;

/** A lantern: comes down swaying; a shot puts it out, and it puts out the ship. */
final class Lantern extends JavaTask {
    private static final double FALL = 0.7;
    private static final int RADIUS = 7;

    private final Play play;
    private final double middle;
    private int ticks;

    Lantern(Play play, double middle) {
        this.play = play;
        this.middle = middle;
    }

    @Override
    protected void start() {
        setGroup("lantern");
        setHitbox(Hitbox.circle(RADIUS));
        put("hits", "ship"); // its body does
        put("x", middle);
        put("y", -RADIUS);
    }

    @Override
    protected boolean update(double dt) {
        ticks++;
        put("x", middle + 10 * Math.sin(ticks / 20.0));
        put("y", y() + FALL);
        return y() < screenHeight() + RADIUS;
    }

    @Override
    protected void hear(String event, Object argument) {
        if (!event.equals("hit")) return;
        play.putOut();
        kill();
    }

    @Override
    public void draw(DrawList list) {
        list.disc(x(), y(), RADIUS, 0xFFC84020);
        list.disc(x(), y(), RADIUS - 3, 0xFFFFB040);
        list.rect(x() - 2, y() - RADIUS - 2, 4, 2, 0xFF604030);
    }
}
