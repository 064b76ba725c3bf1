package gameloop;

import kodama.draw.DrawList;
import kodama.script.JavaTask;

/** The two methods of the document as methods of a task, which the framework's loop calls. */
public final class Main extends JavaTask {
    private double angle;

    /** Called by the game when the scene starts. */
    public Main() {}

    @Override
    protected boolean update(double dt) {
        angle += 360 * dt / 4; // one turn in four seconds
        return true;
    }

    @Override
    public void draw(DrawList list) {
        list.fill(0xFF000000);
        for (int i = 1; i <= 12; i++) {
            double turn = (angle - i * 9) * (Math.PI / 180);
            double x = 160 + 80 * StrictMath.cos(turn);
            double y = 112 + 80 * StrictMath.sin(turn);
            list.disc(x, y, 14 - i, 0xFF000000 | 0x081410 * (13 - i));
        }
    }
}
