package lanterns;

import kodama.draw.DrawList;
import kodama.geom.Hitbox;
import kodama.script.JavaTask;
import kodama.shot.kind.ShotStyle;

/** The ship: goes where the player wants it, and fires while fire is down. */
final class Ship extends JavaTask {
    private static final double SPEED = 1.8;
    private static final double SHOT_SPEED = 4;
    private static final int UP = -90;
    private static final int EVERY = 8;

    private final Play play;
    private ShotStyle shot;
    private int ticks;

    Ship(Play play) {
        this.play = play;
    }

    @Override
    protected void start() {
        setGroup("ship");
        setHitbox(Hitbox.circle(3));
        put("x", screenWidth() / 2.0);
        put("y", screenHeight() - 20.0);
        shot = ShotStyle.upright(game().image("kodama.blue_shot"), 3);
    }

    @Override
    protected boolean update(double dt) {
        put("x", Math.min(screenWidth() - 5, Math.max(5, x() + SPEED * game().axis("x", 1))));
        put("y", Math.min(screenHeight() - 5, Math.max(5, y() + SPEED * game().axis("y", 1))));
        if (shot != null && ticks++ % EVERY == 0 && game().pad(1).isDown("fire"))
            game().fire(shot, "lantern", this, UP, SHOT_SPEED);
        return true;
    }

    @Override
    protected void hear(String event, Object argument) {
        if (event.equals("hit")) play.lose();
    }

    @Override
    public void draw(DrawList list) {
        list.disc(x(), y(), 5, 0xFF66CCFF);
        list.disc(x(), y(), 2, 0xFFFFFFFF);
    }
}
