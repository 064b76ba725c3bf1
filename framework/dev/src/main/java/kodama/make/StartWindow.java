package kodama.make;

import java.awt.BorderLayout;
import java.awt.Desktop;
import java.awt.EventQueue;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.KeyStroke;
import kodama.desktop.WindowIcons;
import kodama.docs.SiteWriter;
import kodama.file.GameFileException;
import kodama.file.UserFolder;

/** The window that Kodama opens when it is started without a command. */
public final class StartWindow {
    private static final int WIDTH = 880;
    private static final int HEIGHT = 660;

    private final JFrame frame = new JFrame("Kodama");
    private final JLabel status = StartTheme.disableHtml(new JLabel(" "));
    private final JTabbedPane tabs = new JTabbedPane();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final GamesPane games;

    /** Called on AWT's thread, after the theme is applied. */
    private StartWindow(String version, SiteWriter site, Path place, Path home, StartTheme theme) {
        KodamaLauncher launcher = KodamaLauncher.running();
        ProcessStarter starter = new ProcessStarter(launcher, this::showMessage);
        games = new GamesPane(
                new RecentGames(home.resolve("recent.properties"), this::showMessage), starter, this::showMessage);
        tab("Games", KeyEvent.VK_G, games);
        tab(
                "New game",
                KeyEvent.VK_N,
                new NewGamePane(gamesFolder(place, launcher), launcher, this::openNewGame, this::showMessage));
        tab(
                "Examples",
                KeyEvent.VK_E,
                new ExamplesPane(Examples.inJar(), starter, this::openNewGame, this::showMessage));
        if (games.isEmpty()) tabs.setSelectedIndex(1); // the list of games would be empty
        tabs.addChangeListener(event -> tabs.getSelectedComponent().requestFocusInWindow());
        frame.setName("start");
        frame.setIconImages(WindowIcons.ofKodama());
        frame.add(head(version, home, site, theme), BorderLayout.NORTH);
        frame.add(tabs, BorderLayout.CENTER);
        status.setName("status");
        status.setBorder(StartTheme.margin(8));
        frame.add(status, BorderLayout.SOUTH);
        addCloseActions();
    }

    /**
     * Shows the window and waits until it is closed. Must not be called on AWT's thread.
     *
     * @param place the folder in which the program was started; new games are created there if it is writable
     * @param home folder for the window's settings, the list of recent games, and the documents
     * @throws InterruptedException if the thread is interrupted; the window stays open
     */
    public static void show(String version, SiteWriter site, Path place, Path home) throws InterruptedException {
        CompletableFuture<StartWindow> shown = new CompletableFuture<>();
        EventQueue.invokeLater(() -> {
            try {
                shown.complete(open(version, site, place, home));
            } catch (RuntimeException failed) {
                shown.completeExceptionally(failed);
            }
        });
        shown.join().closed.await();
    }

    private static StartWindow open(String version, SiteWriter site, Path place, Path home) {
        StartTheme theme = new StartTheme(home.resolve("window.properties"), System.err::println);
        theme.apply();
        StartWindow window = new StartWindow(version, site, place, home, theme);
        window.frame.setSize(StartTheme.scaled(WIDTH, HEIGHT));
        window.frame.setMinimumSize(StartTheme.scaled(WIDTH / 2, HEIGHT / 2));
        window.frame.setLocationRelativeTo(null);
        window.frame.setVisible(true);
        window.tabs.getSelectedComponent().requestFocusInWindow();
        return window;
    }

    private void tab(String title, int key, JComponent pane) {
        tabs.addTab(title, pane);
        tabs.setMnemonicAt(tabs.getTabCount() - 1, key);
    }

    private JPanel head(String version, Path home, SiteWriter site, StartTheme theme) {
        JPanel head = new JPanel(new BorderLayout());
        head.setBorder(StartTheme.margin(12));
        JLabel name = new JLabel("Kodama");
        name.putClientProperty("FlatLaf.styleClass", "h1");
        head.add(name, BorderLayout.WEST);
        JLabel words = new JLabel("   " + version);
        words.setEnabled(false);
        head.add(words, BorderLayout.CENTER);
        ButtonRow buttons = new ButtonRow()
                .add("documents", "Documentation", 'D', () -> openDocuments(home.resolve("site"), site))
                .add("looks", "Light / dark", 'L', theme::toggle);
        head.add(buttons, BorderLayout.EAST);
        return head;
    }

    /** The folder for new games: not one that only an installer can write to, nor that of Kodama itself. */
    private static Path gamesFolder(Path place, KodamaLauncher launcher) {
        Path whole = place.toAbsolutePath();
        return Files.isWritable(whole) && !launcher.isFolder(whole)
                ? whole
                : UserFolder.home().orElse(whole);
    }

    /** Lists a new game and starts it. */
    private void openNewGame(Path folder) {
        tabs.setSelectedComponent(games);
        games.open(folder);
    }

    private void showMessage(String sentence) {
        status.setText(sentence);
    }

    /** Closes the window by its button or by Ctrl+Q, on a Mac Cmd+Q. */
    private void addCloseActions() {
        frame.setDefaultCloseOperation(JFrame.DISPOSE_ON_CLOSE);
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent event) {
                closed.countDown();
            }
        });
        int shortcut = frame.getToolkit().getMenuShortcutKeyMaskEx();
        frame.getRootPane()
                .registerKeyboardAction(
                        event -> frame.dispose(),
                        KeyStroke.getKeyStroke(KeyEvent.VK_Q, shortcut),
                        JComponent.WHEN_IN_FOCUSED_WINDOW);
    }

    /** Writes the documents as HTML and opens them in the browser. Runs on its own thread, as it takes a second. */
    private void openDocuments(Path folder, SiteWriter site) {
        Thread writing = new Thread(
                () -> {
                    String sentence = writeAndOpen(folder, site);
                    EventQueue.invokeLater(() -> showMessage(sentence));
                },
                "kodama-manual");
        writing.setDaemon(true);
        writing.start();
    }

    private static String writeAndOpen(Path folder, SiteWriter site) {
        try {
            site.write(folder, null);
            return browsed(folder.resolve("index.html"));
        } catch (GameFileException unwritable) {
            return String.valueOf(unwritable.getMessage());
        }
    }

    private static String browsed(Path page) {
        try {
            if (!Desktop.isDesktopSupported() || !Desktop.getDesktop().isSupported(Desktop.Action.BROWSE))
                return "no browser was found; open the documents at " + page;
            Desktop.getDesktop().browse(page.toUri());
            return "the documents are at " + page;
        } catch (IOException | UnsupportedOperationException e) {
            return "the desktop cannot open " + page + " (" + e.getMessage() + ")";
        }
    }
}
