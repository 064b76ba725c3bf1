package tasksystem;

import java.util.Locale;
import kodama.draw.DrawList;
import kodama.input.Pad;
import kodama.script.JavaTask;
import kodama.task.TaskDump;
import kodama.task.TaskGroup;

/** The scene: reads the keys and shows the order in which the cards run and are drawn. */
public final class Main extends JavaTask {
    private static final double[] PRIORITIES = {0.5, 0.4, 0.6, 0.5, 0.3, 0.7, 0.4, 0.5};
    private static final int FIRST_CARDS = 7;
    private static final int BRIGHT = 0xFFF0F0E0;
    private static final int DIM = 0xFFA0A8C8;
    private static final int HELP = 0xFF8088A8;

    private final Memory memory = new Memory();
    private Card card;
    private int added;

    /** Called by the game when the scene starts. */
    public Main() {}

    @Override
    protected void start() {
        setPriority(0.9);
        spawn(new Background());
        for (int i = 0; i < FIRST_CARDS; i++) add();
    }

    private void add() {
        Card made = spawn(new Card(added, PRIORITIES[added % PRIORITIES.length]));
        added++;
        if (made.isAlive()) choose(made);
    }

    private void choose(Card other) {
        if (card != null) card.choose(false);
        card = other;
        if (other != null) other.choose(true);
    }

    /** Returns the card a number of places further in the order, cyclically. */
    private Card neighbor(int by) {
        int count = cards().count();
        for (int i = 0; i < count; i++)
            if (cards().nth(i) == card) return (Card) cards().nth(Math.floorMod(i + by, count));
        return card;
    }

    private TaskGroup cards() {
        return tasks().group(Card.GROUP);
    }

    @Override
    protected boolean update(double dt) {
        Pad pad = game().pad(1);
        if (pad.isPressed("fire")) add();
        if (pad.isPressed("slow")) dump();
        if (card == null) return true;
        if (pad.isPressed("left")) choose(neighbor(-1));
        if (pad.isPressed("right")) choose(neighbor(1));
        if (pad.isPressed("up")) card.move(1);
        if (pad.isPressed("down")) card.move(-1);
        if (pad.isPressed("start")) cards().killOthers(card);
        if (pad.isPressed("bomb")) end();
        return true;
    }

    private void dump() {
        game().saves().write("tasks", TaskDump.json(tasks()).lines().toList());
        memory.read(tasks().livingRows());
    }

    private void end() {
        Card ended = card;
        choose(cards().count() > 1 ? neighbor(1) : null);
        ended.kill();
    }

    @Override
    public void draw(DrawList list) {
        list.text("ORDER", 224, 12, BRIGHT);
        for (int i = 0; i < cards().count(); i++) drawRow(list, (Card) cards().nth(i), 24 + i * 10);
        list.text(
                "%d OF %d, %d REFUSED".formatted(cards().count(), tasks().capacity(), tasks().dropped()),
                10,
                12,
                BRIGHT);
        memory.draw(list);
        list.text("Z ADD  X END  ENTER END ALL OTHERS", 10, 219, HELP);
        list.text("UP, DOWN PRIORITY  SHIFT DUMP", 10, 229, HELP);
    }

    private static void drawRow(DrawList list, Card each, int y) {
        list.rect(222, y - 1, 3, 8, Card.color(each.priority()));
        String row = String.format(Locale.ROOT, "%s  %.1f", each.name(), each.priority());
        list.text(row, 230, y, each.isChosen() ? BRIGHT : DIM);
    }
}
