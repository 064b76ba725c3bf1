package transitions;

import kodama.script.StateTask;

/** The scene, itself a task with states: shows the title, then a flight of enemies, and repeats. */
public final class Main extends StateTask {
    private static final int ENEMIES = 15;
    private static final int EVERY = 9;
    private static final int[] COLORS = {0xFF78D0F0, 0xFFF08098, 0xFFA0E080, 0xFFF0C060, 0xFFC090F0};

    private int sent;

    /** Called by the game when the scene starts. */
    public Main() {
        setState(this::showTitle);
    }

    @Override
    protected void start() {
        spawn(new Dusk());
    }

    /** Waits for the end of the title, then changes to the next state. */
    private boolean showTitle(double dt) {
        sent = 0;
        setState(this::sendEnemy);
        await(spawn(new Title()));
        return true;
    }

    private boolean sendEnemy(double dt) {
        sent++;
        spawn(new Enemy(30 + sent % 5 * 45, COLORS[sent % 5], 0.5 + sent % 3 * 0.25));
        if (sent == ENEMIES) setState(this::awaitEnd);
        sleep(EVERY);
        return true;
    }

    private boolean awaitEnd(double dt) {
        setState(this::showTitle);
        waitUntil(() -> tasks().count(Enemy.GROUP) == 0);
        return true;
    }
}
