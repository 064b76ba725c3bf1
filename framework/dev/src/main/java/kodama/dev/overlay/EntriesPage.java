package kodama.dev.overlay;

import java.util.List;
import kodama.dev.portal.DevRequests;
import kodama.player.menu.Choice;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import kodama.player.menu.PageStack;
import kodama.request.Request;

/** A page of the debug menu: the portal's entries, to begin one from within the game. */
final class EntriesPage implements MenuPage {
    private final List<MenuItem<Choice>> items;
    private final String chosenLast;

    EntriesPage(DevRequests requests, PageStack pages) {
        chosenLast = requests.chosenLast();
        items = requests.entries().stream()
                .map(entry -> item(requests, entry, pages))
                .toList();
    }

    private static MenuItem<Choice> item(DevRequests requests, MenuItem<Request.SoftReset> entry, PageStack pages) {
        Choice begin = pages.leaving(() -> requests.begin(entry));
        return new MenuItem<>(entry.id(), entry.group(), entry.title(), entry.note(), begin);
    }

    @Override
    public List<String> head() {
        return List.of("Begin at an entry");
    }

    @Override
    public String start() {
        return chosenLast;
    }

    @Override
    public List<MenuItem<Choice>> items() {
        return items;
    }
}
