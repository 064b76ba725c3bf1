package lanterns;

import kodama.draw.DrawList;
import kodama.script.JavaTask;

/** The sky in the background. */
final class Night extends JavaTask {
    @Override
    protected void start() {
        setPriority(0.1);
    }

    @Override
    public void draw(DrawList list) {
        list.fill(0xFF100C20);
    }
}
