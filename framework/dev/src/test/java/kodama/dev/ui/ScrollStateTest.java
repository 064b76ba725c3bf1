package kodama.dev.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ScrollStateTest {
    private final ScrollState scroll = new ScrollState();

    @Test
    void theChosenPositionIsRestoredWhenTheHeightShrinks() {
        scroll.resize(40, 10);
        scroll.to(25);
        scroll.resize(40, 30);
        assertEquals(10, scroll.top());
        scroll.resize(40, 10);
        assertEquals(25, scroll.top());
    }

    @Test
    void scrollingStartsFromTheVisiblePosition() {
        scroll.resize(40, 10);
        scroll.toEnd();
        scroll.resize(40, 30);
        scroll.by(-1);
        scroll.resize(40, 10);
        assertEquals(9, scroll.top());
    }
}
