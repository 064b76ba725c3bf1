package multitasking;

import kodama.task.Phase;

/** A spark of an explosion. Volleys and explosions fill the pool of 100 tasks; then some sparks are missing. */
final class Spark extends GbaTask {
    private static final int[] COLORS = {0xFFFFF8C0, 0xFFFFD868, 0xFFF89838, 0xFFC84848, 0xFF602850};
    private static final int LIFE = 24;

    private int age;

    Spark() {
        in(Phase.INIT, this::glow);
    }

    @Override
    protected void start() {
        setGroup("spark");
    }

    void launch(int x, int y, double angle, int speed) {
        if (!isAlive()) return;
        place(x, y);
        setSpeed(Gba.vx(angle, speed), Gba.vy(angle, speed));
    }

    private boolean glow(double dt) {
        age++;
        fly();
        pen().rect(column(), row(), 2, 2, COLORS[(int) Math.ceil((double) age / LIFE * COLORS.length) - 1]);
        return age < LIFE;
    }
}
