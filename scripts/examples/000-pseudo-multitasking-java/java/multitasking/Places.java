package multitasking;

import kodama.draw.DrawList;
import kodama.script.JavaTask;

/** Shows how full the task list is, in the foreground. */
final class Places extends JavaTask {
    @Override
    protected void start() {
        setPriority(0.9);
    }

    @Override
    public void draw(DrawList list) {
        int taken = tasks().taken();
        int capacity = tasks().capacity();
        int color = taken >= capacity ? 0xFFF06070 : 0xFF88A0D8;
        list.rect(4, 151, 101, 5, 0xFF282848);
        list.rect(4, 151, taken * 100.0 / capacity, 5, color);
        list.text(taken + "/" + capacity, 110, 150, color);
        String refused = "refused " + tasks().dropped();
        if (tasks().dropped() > 0) list.text(refused, 236 - refused.length() * 8.0, 140, 0xFF9088A8);
    }
}
