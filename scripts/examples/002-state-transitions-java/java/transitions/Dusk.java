package transitions;

import kodama.draw.DrawList;
import kodama.script.JavaTask;

/** The sky in the background. */
final class Dusk extends JavaTask {
    @Override
    protected void start() {
        setPriority(0.1);
    }

    @Override
    public void draw(DrawList list) {
        for (int i = 0; i < 12; i++) list.rect(0, i * 20, 320, 20, 0xFF181030 + i * 0x030204);
    }
}
