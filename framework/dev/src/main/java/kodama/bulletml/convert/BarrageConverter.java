package kodama.bulletml.convert;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import kodama.bulletml.Amount;
import kodama.bulletml.Barrage;
import kodama.bulletml.BarrageCommand;
import kodama.bulletml.BarrageCommand.Accel;
import kodama.bulletml.BarrageCommand.Action;
import kodama.bulletml.BarrageCommand.ActionRef;
import kodama.bulletml.BarrageCommand.Bullet;
import kodama.bulletml.BarrageCommand.BulletRef;
import kodama.bulletml.BarrageCommand.ChangeDirection;
import kodama.bulletml.BarrageCommand.ChangeSpeed;
import kodama.bulletml.BarrageCommand.Fire;
import kodama.bulletml.BarrageCommand.FireRef;
import kodama.bulletml.BarrageCommand.Repeat;
import kodama.bulletml.BarrageCommand.Vanish;
import kodama.bulletml.BarrageCommand.Wait;
import kodama.bulletml.BarrageExpression;
import org.jspecify.annotations.Nullable;

/**
 * Converts a BulletML file to an equivalent Lua module: a function for each label, which uses the functions of the
 * module {@code kodama.bulletml}.
 */
public final class BarrageConverter {
    /** Variable names of the acting objects: the one that fires first, then nested bullets. */
    private static final List<String> ACTORS = List.of("gunner", "bullet");

    private final Barrage barrage;
    /** The top actions by function name. */
    private final Map<String, Action> tops = new LinkedHashMap<>();

    private final LuaWriter out = new LuaWriter();

    private BarrageConverter(Barrage barrage) {
        this.barrage = barrage;
        for (Action top : barrage.tops()) tops.put(topName(top), top);
    }

    /** Returns the label; a repeated label gets a number. */
    private String topName(Action top) {
        String label = Objects.requireNonNull(top.label());
        if (hasLabel(label, top)) return label;
        int number = 2;
        while (barrage.actions().containsKey(label + "_" + number) || tops.containsKey(label + "_" + number)) number++;
        return label + "_" + number;
    }

    /** Compared by identity, because two actions may have the same content. */
    @SuppressWarnings("ReferenceEquality")
    private boolean hasLabel(@Nullable String label, Action action) {
        return action == barrage.actions().get(label);
    }

    /** Returns the Lua source of a barrage, for a module of this name. */
    public static String convert(Barrage barrage, String module) {
        BarrageConverter converter = new BarrageConverter(barrage);
        converter.write(module);
        return converter.out.toString();
    }

    private void write(String module) {
        String name = LuaName.isName(module) ? module : "pattern";
        String file = oneLine(barrage.file());
        out.line("--- " + file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)
                + " in Lua, converted by `kodama bulletml`.");
        out.line("--");
        out.line("--     local " + name + " = require " + LuaName.quoted(module));
        out.line("--     " + name
                + " { from = self, aim = ship, rank = 0.5 } -- waits until its top actions have ended");
        for (String warning : barrage.warnings()) out.line("-- " + oneLine(warning));
        out.line("local bulletml = require \"kodama.bulletml\"");
        out.line("");
        out.line("local " + String.join(", ", tables()) + " = "
                + String.join(", ", Collections.nCopies(tables().size(), "{}")));
        barrage.bullets().forEach(this::bullet);
        barrage.fires().forEach((label, fire) -> function("fires", label, ParameterCounts.of(fire), List.of(fire)));
        barrage.actions().forEach(this::action);
        tops.forEach((label, top) -> {
            if (!hasLabel(label, top)) action(label, top);
        });
        String played = tops.keySet().stream()
                .map(label -> LuaName.field("actions", label))
                .collect(Collectors.joining(", "));
        out.line("");
        out.line("return bulletml.pattern { " + played + " }");
    }

    /** Returns the names of the tables that are not empty. */
    private List<String> tables() {
        List<String> tables = new ArrayList<>();
        tables.add("actions");
        if (!barrage.bullets().isEmpty()) tables.add("bullets");
        if (!barrage.fires().isEmpty()) tables.add("fires");
        return tables;
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ");
    }

    private void action(String label, Action action) {
        function("actions", label, ParameterCounts.of(action), action.commands());
    }

    private void function(String table, String label, int parameters, List<BarrageCommand> body) {
        function(table, label, parameters, () -> {
            if (table.equals("actions") && label.startsWith("top") && parameters > 0) defaults(parameters);
            for (int i = 0; i < body.size(); i++) define(body, i);
        });
    }

    private void function(String table, String label, int parameters, Runnable body) {
        List<String> names = new ArrayList<>(List.of(ACTORS.get(0)));
        names.addAll(ParameterCounts.names(parameters));
        out.line("");
        String head =
                LuaName.isName(label) ? "function " + table + "." + label : LuaName.field(table, label) + " = function";
        out.function(head, names, body, "end");
    }

    /** Writes a command in the body of a labeled function. The fire that has this label itself is written in full. */
    private void define(List<BarrageCommand> body, int index) {
        BarrageCommand command = body.get(index);
        if (command instanceof Fire fire && fire == barrage.fires().get(fire.label())) fire(fire, 0);
        else command(command, 0, index == body.size() - 1);
    }

    private void defaults(int parameters) {
        List<String> names = ParameterCounts.names(parameters);
        out.line(String.join(", ", names) + " = "
                + names.stream().map(name -> name + " or 0").collect(Collectors.joining(", ")));
    }

    private void bullet(String label, Bullet bullet) {
        function("bullets", label, ParameterCounts.of(bullet), () -> {
            out.open("return {");
            bulletFields(bullet, 0);
            out.close("}");
        });
    }

    private void bulletFields(Bullet bullet, int depth) {
        if (bullet.direction() != null) out.line("direction = " + direction(bullet.direction(), depth) + ",");
        if (bullet.speed() != null) out.line("speed = " + speed(bullet.speed(), depth) + ",");
        if (bullet.actions().isEmpty()) return;
        out.function("act = function", List.of(actor(depth + 1)), () -> body(bullet.actions(), depth + 1), "end,");
    }

    private static String actor(int depth) {
        return depth < 2 ? ACTORS.get(depth) : ACTORS.get(1) + depth;
    }

    private void body(List<BarrageCommand> commands, int depth) {
        for (int i = 0; i < commands.size(); i++) command(commands.get(i), depth, i == commands.size() - 1);
    }

    private void block(List<BarrageCommand> commands, int depth) {
        for (BarrageCommand command : commands) command(command, depth, false);
    }

    /** Writes a command; the last command of a function may become a tail call. */
    private void command(BarrageCommand command, int depth, boolean isLast) {
        String actor = actor(depth);
        if (command instanceof Fire fire) inlineFire(fire, depth);
        else if (command instanceof FireRef ref)
            call("fires", ref.label(), fires(ref), ref.parameters(), depth, isLast);
        else if (command instanceof ActionRef ref)
            call("actions", ref.label(), actions(ref), ref.parameters(), depth, isLast);
        else if (command instanceof Action action) inlineAction(action, depth, isLast);
        else if (command instanceof Repeat repeat) repeat(repeat, depth);
        else if (command instanceof Wait wait) out.line(actor + ":wait(" + value(wait.ticks(), depth) + ")");
        else if (command instanceof Vanish) out.line(actor + ":vanish()");
        else if (command instanceof ChangeDirection change)
            change("change_direction", change.direction(), change.term(), depth);
        else if (command instanceof ChangeSpeed change) change("change_speed", change.speed(), change.term(), depth);
        else if (command instanceof Accel accel) accel(accel, depth);
    }

    private @Nullable BarrageCommand fires(FireRef ref) {
        return barrage.fires().get(ref.label());
    }

    private @Nullable BarrageCommand actions(ActionRef ref) {
        return barrage.actions().get(ref.label());
    }

    private void call(
            String table,
            String label,
            @Nullable BarrageCommand called,
            List<BarrageExpression> given,
            int depth,
            boolean isLast) {
        if (called == null) {
            out.line("-- " + table + " has no " + LuaName.quoted(oneLine(label)));
            return;
        }
        String call = LuaName.field(table, label) + arguments(given, ParameterCounts.of(called), depth);
        out.line(isLast ? "return " + call : call);
    }

    /** Returns the arguments that are read; an argument that was not given is 0. */
    private static String arguments(List<BarrageExpression> given, int read, int depth) {
        StringBuilder arguments = new StringBuilder("(" + actor(depth));
        for (int i = 0; i < read; i++)
            arguments.append(", ").append(i < given.size() ? value(given.get(i), depth) : "0");
        return arguments.append(")").toString();
    }

    private void inlineAction(Action action, int depth, boolean isLast) {
        if (hasLabel(action.label(), action))
            out.line((isLast ? "return " : "")
                    + inlineCall("actions", action.label(), ParameterCounts.of(action), depth));
        else if (isLast) body(action.commands(), depth);
        else block(action.commands(), depth);
    }

    private void inlineFire(Fire fire, int depth) {
        if (fire == barrage.fires().get(fire.label()))
            out.line(inlineCall("fires", fire.label(), ParameterCounts.of(fire), depth));
        else fire(fire, depth);
    }

    /** Returns a call of an inline element, which has the parameters of its enclosing function. */
    private static String inlineCall(String table, @Nullable String label, int parameters, int depth) {
        List<String> names = new ArrayList<>(List.of(actor(depth)));
        names.addAll(ParameterCounts.names(parameters));
        return LuaName.field(table, String.valueOf(label)) + "(" + String.join(", ", names) + ")";
    }

    private void repeat(Repeat repeat, int depth) {
        out.open("for _ = 1, " + value(repeat.times(), depth) + " do");
        block(repeat.actions(), depth);
        out.close("end");
    }

    private void fire(Fire fire, int depth) {
        List<String> parts = new ArrayList<>();
        if (fire.direction() != null) parts.add("direction = " + direction(fire.direction(), depth));
        if (fire.speed() != null) parts.add("speed = " + speed(fire.speed(), depth));
        String labeled = labeledBullet(fire, depth);
        if (labeled != null) parts.add("bullet = " + labeled);
        String head = actor(depth) + ":fire {";
        if (labeled != null || !(fire.ammunition() instanceof Bullet bullet) || isPlain(bullet)) {
            out.line(head + (parts.isEmpty() ? "}" : " " + String.join(", ", parts) + " }"));
            return;
        }
        out.open(head);
        for (String part : parts) out.line(part + ",");
        out.open("bullet = {");
        bulletFields(bullet, depth);
        out.close("},");
        out.close("}");
    }

    private static boolean isPlain(Bullet bullet) {
        return bullet.direction() == null
                && bullet.speed() == null
                && bullet.actions().isEmpty();
    }

    /** Returns the call that creates the bullet; null if the bullet has no function of its own. */
    private @Nullable String labeledBullet(Fire fire, int depth) {
        if (fire.ammunition() instanceof BulletRef ref) {
            Bullet bullet = barrage.bullets().get(ref.label());
            if (bullet == null) return null;
            return LuaName.field("bullets", ref.label())
                    + arguments(ref.parameters(), ParameterCounts.of(bullet), depth);
        }
        Bullet bullet = (Bullet) fire.ammunition();
        boolean hasFunction = bullet == barrage.bullets().get(bullet.label());
        return hasFunction ? inlineCall("bullets", bullet.label(), ParameterCounts.of(bullet), depth) : null;
    }

    private void change(String verb, Amount amount, BarrageExpression term, int depth) {
        out.line(actor(depth) + ":" + verb + "(" + kind(amount) + ", " + value(amount.value(), depth) + ", "
                + value(term, depth) + ")");
    }

    private void accel(Accel accel, int depth) {
        out.line(actor(depth) + ":accel(" + part(accel.horizontal(), depth) + ", " + part(accel.vertical(), depth)
                + ", " + value(accel.term(), depth) + ")");
    }

    private static String part(@Nullable Amount amount, int depth) {
        return amount == null ? "nil" : direction(amount, depth);
    }

    private static String direction(Amount amount, int depth) {
        return "{ " + kind(amount) + ", " + value(amount.value(), depth) + " }";
    }

    private static String speed(Amount amount, int depth) {
        return amount.type() == Amount.Type.ABSOLUTE ? value(amount.value(), depth) : direction(amount, depth);
    }

    private static String kind(Amount amount) {
        return LuaName.quoted(amount.type().name().toLowerCase(Locale.ROOT));
    }

    private static String value(BarrageExpression expression, int depth) {
        return LuaExpression.of(expression, actor(depth));
    }
}
