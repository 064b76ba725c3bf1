package lanterns;

import java.util.Map;
import kodama.draw.DrawList;
import kodama.script.JavaTask;

/** The game: sends lanterns at decreasing intervals and counts those that were put out. */
public final class Play extends JavaTask {
    private static final int FIRST_PAUSE = 60;
    private static final int SHORTEST_PAUSE = 15;
    private static final int INK = 0xFFFFE0A0;

    private int score;
    private int between = FIRST_PAUSE;
    private int left = FIRST_PAUSE / 2;
    private boolean over;
    private boolean record;

    /** Called by the game when the scene starts. */
    public Play() {}

    @Override
    protected void start() {
        setPriority(0.9);
        spawn(new Night());
        spawn(new Ship(this));
    }

    @Override
    protected boolean update(double dt) {
        if (over) return true;
        if (game().pad(1).isPressed("start")) openPause();
        left--;
        if (left > 0) return true;
        spawn(new Lantern(this));
        between = Math.max(SHORTEST_PAUSE, between - 1);
        left = between;
        return true;
    }

    private void openPause() {
        tasks().all().pause();
        spawn(new Menu(90, new Menu.Row("GO ON", () -> tasks().all().resume()), new Menu.Row("TITLE", this::leave)));
    }

    private void leave() {
        tasks().all().resume();
        game().changeScene(Title.class.getName(), Map.of("last", score));
    }

    /** Adds a lantern to the score. */
    void putOut() {
        score++;
        game().play("bell");
    }

    /** Called by the ship when it has burned. */
    void end() {
        over = true;
        record = Best.enter(game(), score);
        spawn(new Menu(
                110,
                new Menu.Row("AGAIN", () -> game().changeScene(Play.class.getName())),
                new Menu.Row("TITLE", this::leave)));
    }

    @Override
    public void draw(DrawList list) {
        list.text("LANTERNS " + score, 4, 4, INK);
        if (over) list.text(record ? "NEW BEST" : "GAME OVER", record ? 16 : 8, 80, INK, 2);
    }
}
