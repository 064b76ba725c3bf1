package kodama.script.shot;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.shot.laser.Laser;
import kodama.shot.laser.Lasers;
import org.jspecify.annotations.Nullable;

/**
 * A laser as scripts see it: a table whose fields are read from the laser and written to it. The fields of a laser that
 * has ended keep their last values and cannot be set. The table itself stores all other fields.
 */
public final class ScriptedLaser {
    /** The fields of the laser; each is a number. */
    private enum Field {
        X(Laser::x, (laser, x) -> laser.moveTo(x, laser.y())),
        Y(Laser::y, (laser, y) -> laser.moveTo(laser.x(), y)),
        ANGLE(Laser::angle, Laser::setAngle),
        WIDTH(Laser::width, (laser, width) -> {
            if (width < 0 || width > Lasers.MAX_WIDTH)
                throw new LuaException("a laser's 'width' must be from 0 to " + (int) Lasers.MAX_WIDTH + " but was "
                        + Value.of(width).text());
            laser.setWidth(width);
        }),
        LENGTH(Laser::length, (laser, length) -> {
            throw new LuaException("a laser's 'length' cannot be set; it is the laser's current length");
        });

        private final ToDoubleFunction<Laser> reader;
        private final ObjDoubleConsumer<Laser> writer;
        private final String fieldName = name().toLowerCase(Locale.ROOT);

        Field(ToDoubleFunction<Laser> reader, ObjDoubleConsumer<Laser> writer) {
            this.reader = reader;
            this.writer = writer;
        }

        /** Returns the current value, or the last one of a laser that has ended. */
        double read(Laser laser) {
            return reader.applyAsDouble(laser);
        }

        /**
         * Sets the value.
         *
         * @throws LuaException if it is not a finite number, or out of bounds
         */
        void write(Laser laser, Value value) {
            writer.accept(laser, new AssignedValue("a laser's '" + fieldName + "'", value).finite());
        }
    }

    private static final String MARK = "laser";
    /** The names that scripts cannot set: options that cannot be changed, and misspelled fields. */
    private static final ReservedNames RESERVED = new ReservedNames(
            "a laser",
            Arrays.stream(Field.values()).map(field -> field.fieldName).toList(),
            Stream.of(
                            "from aim color radius hits damage graze graze_every speed warn grow burn fade profile",
                            "turn follow attach joints bounce tail accel min_speed max_speed gravity wind delay life",
                            "changes homing walls wrap orbit field margin")
                    .flatMap(line -> Stream.of(line.split(" ")))
                    .collect(Collectors.toUnmodifiableMap(option -> option, option -> "")));

    private static final Map<Value, Field> FIELDS = Arrays.stream(Field.values())
            .collect(Collectors.toUnmodifiableMap(field -> Value.of(field.fieldName), field -> field));

    private final @Nullable Laser laser;
    private final Table table;
    private final Table methods;

    private ScriptedLaser(@Nullable Laser laser, Table table, Table methods) {
        this.laser = laser;
        this.table = table;
        this.methods = methods;
    }

    /**
     * Makes a table represent a laser.
     *
     * @param laser null if the pool was full: all fields are 0
     */
    public static void hold(@Nullable Laser laser, Table table, Table methods) {
        ScriptedLaser held = new ScriptedLaser(laser, table, methods);
        Lua.delegateFields(table, held, MARK, held::read, held::write);
    }

    /** Returns the names of the options that cannot be changed after firing. */
    public static Collection<String> fixedOptions() {
        return RESERVED.options();
    }

    /** Returns the laser of a table; null if the table does not represent one. */
    public static @Nullable ScriptedLaser of(Table table) {
        return Lua.holder(table) instanceof ScriptedLaser held ? held : null;
    }

    /** Returns whether the laser is alive: false as soon as it has ended. */
    public boolean isAlive() {
        return laser != null && laser.isAlive();
    }

    /** Ends the laser at once. */
    public void kill() {
        if (laser != null) laser.kill();
    }

    private Value read(Value key) {
        Field field = FIELDS.get(key);
        if (field == null) return methods.get(key);
        return Value.of(laser == null ? 0 : field.read(laser));
    }

    private void write(Value key, Value value) {
        Field field = FIELDS.get(key);
        if (field == null) writeOwn(key, value);
        else if (laser != null && laser.isAlive()) field.write(laser, value);
    }

    private void writeOwn(Value key, Value value) {
        LuaException mistake = key.is(LuaType.STRING) ? RESERVED.error(key.text()) : null;
        if (mistake != null) throw mistake;
        table.put(key.checkedKey(), value);
    }
}
