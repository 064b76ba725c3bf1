package multitasking;

import kodama.script.JavaTask;

/** Spawns enemies. The spawner is a task, too: everything with a start and an end is a task. */
final class Enemies extends JavaTask {
    private static final int EVERY = 18;

    @Override
    protected boolean update(double dt) {
        boolean ball = game().random().nextInt(2) == 0;
        int column = game().random().nextInt(24, Gba.SCR_XH - 24 + 1);
        spawn(ball ? Enemy.ball(column) : Enemy.crab(column));
        sleep(EVERY);
        return true;
    }
}
