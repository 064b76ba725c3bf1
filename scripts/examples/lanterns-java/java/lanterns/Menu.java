package lanterns;

import java.util.List;
import kodama.draw.DrawList;
import kodama.input.Pad;
import kodama.script.JavaTask;

/**
 * A menu: up and down choose a row; fire closes the menu and runs the action of the row. It is persistent, so it also
 * works while all other tasks are paused.
 */
final class Menu extends JavaTask {
    private static final int ROW = 14;

    private final int top;
    private final List<Row> rows;
    private int chosen;

    /** A row of the menu. */
    record Row(String label, Runnable action) {}

    Menu(int top, Row... rows) {
        this.top = top;
        this.rows = List.of(rows);
    }

    @Override
    protected void start() {
        setGroup("menu");
        setPriority(0.95);
        setPersistent(true);
    }

    @Override
    protected boolean update(double dt) {
        Pad pad = game().pad(1);
        if (pad.isPressed("up")) chosen = Math.floorMod(chosen - 1, rows.size());
        if (pad.isPressed("down")) chosen = Math.floorMod(chosen + 1, rows.size());
        if (!pad.isPressed("fire")) return true;
        rows.get(chosen).action().run();
        return false;
    }

    @Override
    public void draw(DrawList list) {
        for (int i = 0; i < rows.size(); i++) {
            int y = top + i * ROW;
            if (i == chosen) list.disc(58, y + 3, 3, 0xFFFFB040);
            list.text(rows.get(i).label(), 66, y, i == chosen ? 0xFFFFE0A0 : 0xFF907860);
        }
    }
}
