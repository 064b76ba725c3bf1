package kodama.bulletml;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import kodama.bulletml.BarrageCommand.Accel;
import kodama.bulletml.BarrageCommand.Action;
import kodama.bulletml.BarrageCommand.ActionRef;
import kodama.bulletml.BarrageCommand.Ammunition;
import kodama.bulletml.BarrageCommand.Bullet;
import kodama.bulletml.BarrageCommand.BulletRef;
import kodama.bulletml.BarrageCommand.ChangeDirection;
import kodama.bulletml.BarrageCommand.ChangeSpeed;
import kodama.bulletml.BarrageCommand.Fire;
import kodama.bulletml.BarrageCommand.FireRef;
import kodama.bulletml.BarrageCommand.Repeat;
import kodama.bulletml.BarrageCommand.Vanish;
import kodama.bulletml.BarrageCommand.Wait;
import org.jspecify.annotations.Nullable;

/**
 * Reads BulletML files.
 *
 * <p>Most files omit something, so only those that cannot be played are rejected. Unknown or misplaced elements are
 * ignored with a warning.
 */
public final class BulletmlReader {
    private static final Set<String> BODY = Set.of("action", "actionRef");

    private final String file;
    private final List<String> warnings = new ArrayList<>();
    private final LabelTable<Action> actions = new LabelTable<>("action");
    private final LabelTable<Bullet> bullets = new LabelTable<>("bullet");
    private final LabelTable<Fire> fires = new LabelTable<>("fire");

    private BulletmlReader(String file) {
        this.file = file;
    }

    /**
     * Reads a file.
     *
     * @param file its name, for messages
     * @param content its bytes, in the encoding of the XML declaration (default UTF-8); at most 1 MB
     * @throws BulletmlException if it is not valid BulletML; the message names file and line
     */
    public static Barrage read(String file, byte[] content) {
        return new BulletmlReader(file).barrage(XmlReader.read(file, content));
    }

    private Barrage barrage(XmlReader.Element root) {
        if (!root.is("bulletml"))
            throw failure(root, "this is not BulletML: its first element is <" + root.name() + ">, not <bulletml>");
        List<Action> tops = new ArrayList<>();
        for (XmlReader.Element child : root.children()) {
            switch (child.name()) {
                case "action" -> addTop(tops, action(child));
                case "bullet" -> bullet(child);
                case "fire" -> fire(child);
                default -> ignore(child, root);
            }
        }
        actions.warn(file, warnings);
        bullets.warn(file, warnings);
        fires.warn(file, warnings);
        boolean isHorizontal = "horizontal".equals(root.attribute("type"));
        return new Barrage(
                file,
                isHorizontal,
                List.copyOf(tops),
                actions.all(),
                bullets.all(),
                fires.all(),
                List.copyOf(warnings));
    }

    private static void addTop(List<Action> tops, Action action) {
        String label = action.label();
        if (label != null && label.startsWith("top")) tops.add(action);
    }

    private void ignore(XmlReader.Element element, XmlReader.Element parent) {
        warnings.add(file + ":" + element.line() + ": <" + element.name() + "> is not allowed in <" + parent.name()
                + "> and is ignored");
    }

    private Action action(XmlReader.Element element) {
        List<BarrageCommand> commands = new ArrayList<>();
        for (XmlReader.Element child : element.children()) {
            BarrageCommand command = command(child);
            if (command == null) ignore(child, element);
            else commands.add(command);
        }
        Action action = new Action(element.line(), element.attribute("label"), List.copyOf(commands));
        actions.define(action.label(), action);
        return action;
    }

    private @Nullable BarrageCommand command(XmlReader.Element element) {
        return switch (element.name()) {
            case "action" -> action(element);
            case "actionRef" -> actionRef(element);
            case "repeat" -> new Repeat(element.line(), expression(required(element, "times")), body(element, true));
            case "fire" -> fire(element);
            case "fireRef" -> fireRef(element);
            case "changeDirection" ->
                new ChangeDirection(
                        element.line(),
                        direction(required(element, "direction")),
                        expression(required(element, "term")));
            case "changeSpeed" ->
                new ChangeSpeed(
                        element.line(), speed(required(element, "speed")), expression(required(element, "term")));
            case "accel" -> accel(element);
            case "wait" -> new Wait(element.line(), expression(element));
            case "vanish" -> new Vanish(element.line());
            default -> null;
        };
    }

    private ActionRef actionRef(XmlReader.Element element) {
        String label = label(element);
        actions.addReference(element.line(), label);
        return new ActionRef(element.line(), label, parameters(element));
    }

    private FireRef fireRef(XmlReader.Element element) {
        String label = label(element);
        fires.addReference(element.line(), label);
        return new FireRef(element.line(), label, parameters(element));
    }

    private BulletRef bulletRef(XmlReader.Element element) {
        String label = label(element);
        bullets.addReference(element.line(), label);
        return new BulletRef(element.line(), label, parameters(element));
    }

    private String label(XmlReader.Element element) {
        String label = element.attribute("label");
        if (label == null) throw failure(element, "<" + element.name() + "> must have a label");
        return label;
    }

    private List<BarrageExpression> parameters(XmlReader.Element element) {
        List<BarrageExpression> parameters = new ArrayList<>();
        for (XmlReader.Element child : element.children()) {
            if (child.is("param")) parameters.add(expression(child));
            else ignore(child, element);
        }
        return List.copyOf(parameters);
    }

    private Fire fire(XmlReader.Element element) {
        XmlReader.Element direction = found(element, "direction");
        XmlReader.Element speed = found(element, "speed");
        Fire fire = new Fire(
                element.line(),
                element.attribute("label"),
                direction == null ? null : direction(direction),
                speed == null ? null : speed(speed),
                ammunition(element));
        fires.define(fire.label(), fire);
        return fire;
    }

    private Ammunition ammunition(XmlReader.Element fire) {
        for (XmlReader.Element child : fire.children()) {
            if (child.is("bullet")) return bullet(child);
            if (child.is("bulletRef")) return bulletRef(child);
        }
        throw failure(fire, "<fire> must have a <bullet> or a <bulletRef>");
    }

    private Bullet bullet(XmlReader.Element element) {
        XmlReader.Element direction = found(element, "direction");
        XmlReader.Element speed = found(element, "speed");
        Bullet bullet = new Bullet(
                element.line(),
                element.attribute("label"),
                direction == null ? null : direction(direction),
                speed == null ? null : speed(speed),
                body(element, false));
        bullets.define(bullet.label(), bullet);
        return bullet;
    }

    /** The actions in an element, which may have several. */
    private List<BarrageCommand> body(XmlReader.Element element, boolean isNeeded) {
        List<BarrageCommand> body = new ArrayList<>();
        for (XmlReader.Element child : element.children()) {
            if (!BODY.contains(child.name())) continue;
            body.add(child.is("action") ? action(child) : actionRef(child));
        }
        if (isNeeded && body.isEmpty())
            throw failure(element, "<" + element.name() + "> must have an <action> or an <actionRef>");
        return List.copyOf(body);
    }

    private Accel accel(XmlReader.Element element) {
        XmlReader.Element horizontal = found(element, "horizontal");
        XmlReader.Element vertical = found(element, "vertical");
        return new Accel(
                element.line(),
                horizontal == null ? null : speed(horizontal),
                vertical == null ? null : speed(vertical),
                expression(required(element, "term")));
    }

    private static XmlReader.@Nullable Element found(XmlReader.Element parent, String name) {
        for (XmlReader.Element child : parent.children()) if (child.is(name)) return child;
        return null;
    }

    private XmlReader.Element required(XmlReader.Element parent, String name) {
        XmlReader.Element child = found(parent, name);
        if (child == null) throw failure(parent, "<" + parent.name() + "> must have a <" + name + ">");
        return child;
    }

    private Amount direction(XmlReader.Element element) {
        Amount.Type type = type(element, Amount.Type.AIM, "aim, absolute, relative or sequence");
        return new Amount(element.line(), type, expression(element));
    }

    private Amount speed(XmlReader.Element element) {
        Amount.Type type = type(element, Amount.Type.ABSOLUTE, "absolute, relative or sequence");
        if (type == Amount.Type.AIM) throw unknownType(element, "aim", "absolute, relative or sequence");
        return new Amount(element.line(), type, expression(element));
    }

    private Amount.Type type(XmlReader.Element element, Amount.Type defaultType, String known) {
        String type = element.attribute("type");
        if (type == null) return defaultType;
        return switch (type.strip()) {
            case "aim" -> Amount.Type.AIM;
            case "absolute" -> Amount.Type.ABSOLUTE;
            case "relative" -> Amount.Type.RELATIVE;
            case "sequence" -> Amount.Type.SEQUENCE;
            default -> throw unknownType(element, type, known);
        };
    }

    private BulletmlException unknownType(XmlReader.Element element, String type, String known) {
        return failure(element, "the type of <" + element.name() + "> must be " + known + " but was '" + type + "'");
    }

    private BarrageExpression expression(XmlReader.Element element) {
        try {
            return BarrageExpressionParser.parse(element.text());
        } catch (IllegalArgumentException senseless) {
            throw failure(element, "<" + element.name() + ">: " + senseless.getMessage());
        }
    }

    private BulletmlException failure(XmlReader.Element element, String reason) {
        return new BulletmlException(file, element.line(), reason);
    }
}
