package kodama.lua;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.function.LongSupplier;
import kodama.lua.compile.NumberParser;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * What a caged script gets of {@code os}: {@code clock}, {@code date}, {@code difftime} and {@code time}.
 *
 * <p>Time is what the machine's owner says it is, and every place lies in UTC, so that a replay sees the same.
 */
final class OsLib implements Library {
    private static final double NANOS = 1e9;
    private static final LuaString DEFAULT_FORMAT = LuaString.valueOf("%c");

    private final LongSupplier epochSeconds;
    private final LongSupplier nanosRunning;
    private final ZoneId zone;

    /** The caged library; {@code nanos} is the game's time in nanoseconds. */
    OsLib(LongSupplier nanos) {
        this(() -> nanos.getAsLong() / 1_000_000_000L, nanos, ZoneOffset.UTC);
    }

    /** A library with a calendar clock in seconds since 1970, a running clock in nanoseconds and a place. */
    OsLib(LongSupplier epochSeconds, LongSupplier nanosRunning, ZoneId zone) {
        this.epochSeconds = epochSeconds;
        this.nanosRunning = nanosRunning;
        this.zone = zone;
    }

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable os = machine.newTable(0, 12);
        Builtin.define(os, "os.clock", args -> Numbers.of(nanosRunning.getAsLong() / NANOS));
        Builtin.define(os, "os.date", args -> date(machine, args));
        Builtin.define(os, "os.difftime", OsLib::difference);
        Builtin.define(os, "os.time", this::time);
        globals.rawset("os", os);
    }

    private static Varargs difference(Varargs args) {
        long from = Args.integer(args, 2, 0);
        return Numbers.of((double) Args.integer(args, 1) - from);
    }

    private Varargs time(Varargs args) {
        if (Args.isMissing(args, 1)) return Numbers.of(epochSeconds.getAsLong());
        LuaTable fields = Args.table(args, 1);
        long seconds = field(fields, "sec", 0);
        long minutes = field(fields, "min", 0);
        long hours = field(fields, "hour", 12);
        long day = field(fields, "day");
        long month = field(fields, "month");
        long year = field(fields, "year");
        try {
            LocalDateTime start = LocalDateTime.of((int) year, 1, 1, 0, 0);
            LocalDateTime time = start.plusMonths(month - 1)
                    .plusDays(day - 1)
                    .plusHours(hours)
                    .plusMinutes(minutes)
                    .plusSeconds(seconds);
            long epochSeconds = time.atZone(zone).toEpochSecond();
            return epochSeconds == -1 ? LuaValue.NIL : Numbers.of(epochSeconds); // what C's mktime says
        } catch (DateTimeException outOfRange) {
            return LuaValue.NIL;
        }
    }

    private static long field(LuaTable fields, String name, long fallback) {
        double value = numberOrNone(fields.get(name));
        return value != value ? fallback : (int) (long) value;
    }

    private static long field(LuaTable fields, String name) {
        double value = numberOrNone(fields.get(name));
        if (value != value) throw new MessageError("field '" + name + "' missing in date table");
        return (int) (long) value;
    }

    private static double numberOrNone(LuaValue value) {
        if (value instanceof LuaString text) return NumberParser.parse(text);
        return value.type() == LuaValue.TNUMBER ? value.todouble() : NumberParser.NONE;
    }

    private Varargs date(LuaMachine machine, Varargs args) {
        LuaString format = Args.string(args, 1, DEFAULT_FORMAT);
        double seconds = Args.number(args, 2, epochSeconds.getAsLong());
        boolean universal = format.m_length > 0 && format.luaByte(0) == '!';
        ZonedDateTime time = at((long) seconds, universal ? ZoneOffset.UTC : zone);
        String pattern = LuaText.latin1(universal ? format.substring(1, format.m_length) : format);
        if (time == null) return LuaValue.NIL;
        return pattern.equals("*t") ? fields(machine, time) : LuaText.latin1(DateFormat.format(pattern, time));
    }

    private static @Nullable ZonedDateTime at(long seconds, ZoneId zone) {
        try {
            return Instant.ofEpochSecond(seconds).atZone(zone);
        } catch (DateTimeException outOfRange) {
            return null;
        }
    }

    private static LuaTable fields(LuaMachine machine, ZonedDateTime time) {
        LuaTable fields = machine.newTable(0, 9);
        fields.rawset("sec", Numbers.of(time.getSecond()));
        fields.rawset("min", Numbers.of(time.getMinute()));
        fields.rawset("hour", Numbers.of(time.getHour()));
        fields.rawset("day", Numbers.of(time.getDayOfMonth()));
        fields.rawset("month", Numbers.of(time.getMonthValue()));
        fields.rawset("year", Numbers.of(time.getYear()));
        fields.rawset("wday", Numbers.of(time.getDayOfWeek().getValue() % 7 + 1));
        fields.rawset("yday", Numbers.of(time.getDayOfYear()));
        fields.rawset("isdst", LuaValue.valueOf(DateFormat.isSummerTime(time)));
        return fields;
    }
}
