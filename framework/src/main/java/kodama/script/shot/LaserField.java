package kodama.script.shot;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Value;
import kodama.shot.laser.Laser;
import kodama.shot.laser.Lasers;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/** A field of a laser's table that the laser keeps itself; each is a number. */
enum LaserField {
    X(Laser::x, (laser, x) -> laser.moveTo(x, laser.y())),
    Y(Laser::y, (laser, y) -> laser.moveTo(laser.x(), y)),
    ANGLE(Laser::angle, Laser::setAngle),
    WIDTH(Laser::width, (laser, width) -> {
        if (width < 0 || width > Lasers.WIDEST)
            throw new LuaException("a laser's 'width' must be from 0 to " + (int) Lasers.WIDEST + " but was "
                    + Value.of(width).text());
        laser.setWidth(width);
    }),
    LENGTH(Laser::length, (laser, length) -> {
        throw new LuaException("a laser's 'length' cannot be set; it tells how long the laser is now");
    });

    private interface Writer {
        void write(Laser laser, double number);
    }

    private static final Map<LuaValue, LaserField> BY_KEY = byKey();

    private final ToDoubleFunction<Laser> reader;
    private final Writer writer;
    private final String fieldName = name().toLowerCase(Locale.ROOT);

    LaserField(ToDoubleFunction<Laser> reader, Writer writer) {
        this.reader = reader;
        this.writer = writer;
    }

    private static Map<LuaValue, LaserField> byKey() {
        Map<LuaValue, LaserField> all = new HashMap<>();
        for (LaserField field : values()) all.put(LuaValue.valueOf(field.fieldName), field);
        return Map.copyOf(all);
    }

    /** The field of that name, or null if a laser keeps nothing of that name. */
    static @Nullable LaserField of(LuaValue key) {
        return BY_KEY.get(key);
    }

    /** What the laser has, or had last. */
    double read(Laser laser) {
        return reader.applyAsDouble(laser);
    }

    /**
     * Gives it to a laser.
     *
     * @throws LuaException if the value is no finite number, or out of bounds
     */
    void write(Laser laser, Value value) {
        writer.write(laser, new GivenValue("a laser's '" + fieldName + "'", value).finite());
    }
}
