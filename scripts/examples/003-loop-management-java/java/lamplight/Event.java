package lamplight;

import java.util.Map;
import kodama.draw.DrawList;
import kodama.script.Game;
import kodama.script.JavaTask;

/** An event, shown at 30 frames per second like a film. The length of a tick does not change. */
public final class Event extends JavaTask {
    private static final int MOVIE = 30;
    private static final int TICKS = 150;

    private int tick;

    /** Called by the game when the scene starts. */
    public Event() {}

    @Override
    protected void start() {
        spawn(new Hud("EVENT", "Z GO ON"));
        int before = time().frameRate();
        Game game = game();
        onFinish(() -> game.setFrameRate(before));
        game.setFrameRate(MOVIE);
    }

    @Override
    protected boolean update(double dt) {
        tick++;
        if (tick < TICKS && !game().pad(1).isPressed("fire")) return true;
        game().changeScene(Field.class.getName(), Map.of("x", number("x", 120), "y", number("y", 90)));
        return false;
    }

    @Override
    public void draw(DrawList list) {
        list.fill(0xFF101830);
        double turn = tick * Math.PI / TICKS;
        list.disc(tick * 240.0 / TICKS, 90 - 50 * StrictMath.sin(turn), 14, 0xFFF8F0C0);
        list.rect(0, 120, 240, 40, 0xFF0C1020);
    }
}
