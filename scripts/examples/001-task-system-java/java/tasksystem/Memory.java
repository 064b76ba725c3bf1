package tasksystem;

import java.util.ArrayList;
import java.util.List;
import kodama.draw.DrawList;
import kodama.task.TaskRow;

/**
 * Shows the memory as of a dump: which bytes belong to which card. Ended cards leave holes. When no bytes are left, the
 * arena is compacted at the end of the tick.
 */
final class Memory {
    private static final int AREA = 64;
    private static final int WIDTH = 15;
    private static final int LEFT = 10;
    private static final int TOP = 200;

    private List<TaskRow> cards = List.of();

    /** Reads the current contents of the arena. */
    void read(List<TaskRow> tasks) {
        cards = new ArrayList<>();
        for (TaskRow row : tasks) if (row.group().equals(Card.GROUP)) cards.add(row);
    }

    void draw(DrawList list) {
        list.text("BYTES, AT THE LAST DUMP", LEFT, TOP - 11, 0xFF8088A8);
        list.frame(LEFT - 1, TOP - 1, 20 * WIDTH + 2, 14, 0xFF505878);
        for (TaskRow card : cards) {
            int x = LEFT + card.workStart() / AREA * WIDTH;
            list.rect(x, TOP, WIDTH - 1, 12, Card.color(card.priority()));
            list.text(card.name(), x + 3, TOP + 2, 0xFFF0F0E0);
        }
    }
}
