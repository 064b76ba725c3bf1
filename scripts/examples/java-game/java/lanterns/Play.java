package lanterns;

import kodama.draw.DrawList;
import kodama.script.JavaTask;

/**
 * The scene: sends lantern after lantern, sooner and sooner, and counts those that were put out. As a scene it has a
 * public constructor without parameters.
 */
public final class Play extends JavaTask {
    private static final int FIRST_PAUSE = 60;
    private static final int SHORTEST_PAUSE = 15;

    private int score;
    private int pause = FIRST_PAUSE;

    /** Made by the game when the scene begins. */
    public Play() {}

    @Override
    protected void start() {
        setPriority(0.9); // the score is drawn over all
        spawn(new Ship(this));
    }

    /** One lantern, then a pause of some ticks. */
    @Override
    protected boolean update(double dt) {
        spawn(new Lantern(this, 16 + game().random().nextInt(screenWidth() - 32)));
        pause = Math.max(SHORTEST_PAUSE, pause - 1);
        sleep(pause);
        return true;
    }

    /** Counts a lantern. */
    void putOut() {
        score++;
        game().play("bell");
    }

    /** Begins again. */
    void lose() {
        log().info("put out " + score);
        game().changeScene(Play.class.getName());
    }

    @Override
    public void draw(DrawList list) {
        list.text("LANTERNS " + score, 4, 4, 0xFFFFE0A0);
    }
}
