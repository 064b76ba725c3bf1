package multitasking;

import kodama.draw.DrawList;
import kodama.script.JavaTask;

/** The stars in the background. */
final class Sky extends JavaTask {
    private static final int STARS = 40;

    private final int[] columns = new int[STARS];
    private final double[] rows = new double[STARS];

    @Override
    protected void start() {
        setPriority(0.1);
        for (int i = 0; i < STARS; i++) {
            columns[i] = game().random().nextInt(0, Gba.SCR_XH);
            rows[i] = game().random().nextInt(0, Gba.SCR_YH);
        }
    }

    @Override
    public void draw(DrawList list) {
        list.fill(0xFF101028);
        for (int i = 0; i < STARS; i++) {
            int speed = (i + 1) % 3 + 1;
            rows[i] = (rows[i] + speed / 4.0) % Gba.SCR_YH;
            list.rect(columns[i], rows[i], 1, 1, speed == 3 ? 0xFFA8B8E8 : 0xFF485080);
        }
    }
}
