package kodama.player.options;

import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import kodama.player.menu.MenuAction;

/** An action that sets a percentage from 0 to 100, in steps. */
record PercentSetting(IntSupplier now, IntConsumer chosen) implements MenuAction {
    static final int STEP = 5;
    private static final int MAX = 100;

    @Override
    public void choose() {
        if (now.getAsInt() == MAX) set(0);
        else change(1);
    }

    @Override
    public boolean change(int by) {
        return set(now.getAsInt() + by * STEP);
    }

    boolean set(int wanted) {
        int value = Math.max(0, Math.min(MAX, wanted));
        if (value == now.getAsInt()) return false;
        chosen.accept(value);
        return true;
    }
}
