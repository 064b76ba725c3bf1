package kodama.script.api.shot;

import java.util.function.DoubleConsumer;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.shot.laser.Laser;
import kodama.shot.laser.LaserView;
import org.jspecify.annotations.Nullable;

/** The table of a laser: what a script has put into it is read before each tick, what became of it told after. */
final class HeldLaser implements LaserView {
    private static final int FIELDS = 5;

    private final Table table;
    /** What the table was told last; as long as it says the same, no one has set anything. */
    private final double[] told = new double[FIELDS];

    private @Nullable Laser laser;

    HeldLaser(Table table) {
        this.table = table;
    }

    Table table() {
        return table;
    }

    /** Null if there was no room for it. */
    @Nullable
    Laser laser() {
        return laser;
    }

    @Override
    public void read(Laser held) {
        read(0, "x", x -> held.moveTo(x, held.y()));
        read(1, "y", y -> held.moveTo(held.x(), y));
        read(2, "angle", held::setAngle);
        read(3, "width", held::setWidth);
    }

    private void read(int field, String name, DoubleConsumer setter) {
        Value value = table.get(name);
        if (!value.is(LuaType.NUMBER))
            throw new LuaException("a laser's '" + name + "' must be a number but was " + value.told());
        if (value.number() != told[field]) setter.accept(value.number());
    }

    @Override
    public void write(Laser held) {
        laser = held;
        write(0, "x", held.x());
        write(1, "y", held.y());
        write(2, "angle", held.angle());
        write(3, "width", held.width());
        write(4, "length", held.length());
    }

    private void write(int field, String name, double value) {
        if (value == told[field] && !table.get(name).isNil()) return;
        told[field] = value;
        table.put(name, value);
    }
}
